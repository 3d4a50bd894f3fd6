//! Chapter 22: every question, its options and its answers.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{End, Ship, Take};
use crate::model::state::Craftsmen;

impl Craftsmen {
    /// CR-22.3 — The options of the open question, in index order.
    pub(crate) fn options_of(&self, frame: Frame, visit: &mut impl FnMut(Action)) {
        match frame {
            Frame::Exchange { seat, card, sawmill } => {
                self.exchange_options(seat, [card, sawmill], visit);
            }
            Frame::Helper { seat } => self.helper_options(seat, visit),
            Frame::Fee { seat, .. } => self.fee_options(seat, visit),
            Frame::Window { seat } => {
                self.work_option(seat, visit);
                visit(Action::Done);
            }
            Frame::BankerTake { seat } => self.banker_options(seat, visit),
            Frame::BankerDiscard { seat, second } => {
                self.bankers_discard_options(seat, second, visit);
            }
            Frame::Build { seat, cost } => self.build_options(seat, cost, visit),
            Frame::Notary { seat } => self.notary_options(seat, visit),
            Frame::NotaryAfter { seat } => {
                self.peek_options(seat, visit);
                visit(Action::Done);
            }
            Frame::PeekShow { .. } => self.peeked_options(Action::Show, visit),
            Frame::PeekEnd { .. } => {
                End::ALL.iter().for_each(|end| visit(Action::Leftovers(*end)));
            }
            Frame::PeekOrder { .. } => self.order_options(visit),
            Frame::AuctionOpen { seat } => self.bid_options(seat, 0, visit),
            Frame::AuctionBid { seat } => {
                self.bid_options(seat, self.auction.bid, visit);
                visit(Action::Pass);
            }
            Frame::AuctionMayor { seat } => {
                self.bid_options(seat, self.offer(), visit);
                visit(Action::Pass);
            }
            Frame::Pay { seat, colors, .. } => self.pay_options(seat, colors, visit),
            other => self.options_of_goods(other, visit),
        }
    }

    /// CR-22.3 — The options of questions about goods and discards.
    fn options_of_goods(&self, frame: Frame, visit: &mut impl FnMut(Action)) {
        match frame {
            Frame::Craft { seat, .. } => self.craft_options(seat, visit),
            Frame::Work { seat, .. } => self.step_options(seat, visit),
            Frame::SecondRaw { seat } => self.second_raw_options(seat, visit),
            Frame::Send { seat, good, .. } => self.send_options(seat, good, visit),
            Frame::Bribe { seat, .. } => {
                self.board(seat).capital.kinds().for_each(|card| visit(Action::Pay(card)));
            }
            Frame::Sale { .. } => {
                let open = Take::ALL.iter().filter(|take| self.may_take_for_sale(**take).is_ok());
                open.for_each(|take| visit(Action::Take(*take)));
            }
            Frame::Merchant { seat } => self.merchant_options(seat, visit),
            Frame::MerchantPay { seat, .. } => self.merchant_pay_options(seat, visit),
            Frame::MerchantIcon { seat, good, .. } => {
                self.send_to_icon_options(seat, good, visit);
            }
            Frame::FairReply { .. } => {
                visit(Action::ToFair);
                visit(Action::Decline);
            }
            Frame::TownHall { seat } => self.town_hall_options(seat, visit),
            Frame::Overflow { seat } | Frame::SeasonDiscard { seat } => {
                self.discard_options(seat, visit);
            }
            Frame::Invest { seat, colors, .. } => self.invest_options(seat, colors, visit),
            _ => {}
        }
    }

    /// CR-22.1 — Whether the open question may be answered like this.
    pub(crate) fn may_answer(&self, frame: Frame, action: Action) -> Result<(), Refused> {
        use Action::*;
        match (frame, action) {
            (Frame::Exchange { .. }, Keep) => Ok(()),
            (Frame::Exchange { seat, card, sawmill }, Swap(new)) => {
                self.may_exchange(seat, [card, sawmill], new)
            }
            (Frame::Helper { seat }, Place(guild)) => self.may_place(seat, guild),
            (Frame::Helper { seat }, Cover(guild, field)) => self.may_cover(seat, guild, field),
            (Frame::Helper { .. }, Pass) => Ok(()),
            (Frame::Fee { seat, .. }, Pay(capital)) => self.may_give(seat, capital, CR_5_6),
            (Frame::Fee { seat, .. }, PayVp) => self.may_pay_points(seat),
            (Frame::BankerTake { .. }, Take(take)) => self.may_bank(take),
            (Frame::BankerDiscard { seat, .. }, Discard(capital)) => {
                self.may_give(seat, capital, CR_8_3)
            }
            (Frame::BankerDiscard { seat, second }, Privilege) => {
                self.may_keep_second(seat, second)
            }
            (Frame::Build { seat, cost }, Build { card, side, privilege }) => {
                self.may_build(seat, cost, (card, side, privilege))
            }
            (Frame::Notary { seat }, Buy(card)) => self.may_buy(seat, card),
            (Frame::Notary { seat }, Auction(card)) => self.may_auction(seat, card),
            (Frame::Notary { seat } | Frame::NotaryAfter { seat }, Peek(class)) => {
                self.may_peek(seat, class)
            }
            (Frame::PeekShow { .. }, Show(card)) | (Frame::PeekOrder { .. }, Next(card)) => {
                self.may_put(card)
            }
            (Frame::PeekEnd { .. }, Leftovers(_)) => Ok(()),
            (Frame::PeekOrder { .. }, Leftovers(End::Bottom)) => self.may_divide(),
            (Frame::AuctionOpen { seat }, Bid(n)) => self.may_open(seat, n),
            (Frame::AuctionBid { seat }, Bid(n)) => self.may_raise(seat, n),
            (Frame::AuctionMayor { seat }, Bid(n)) => self.may_beat_mayor(seat, n),
            (Frame::AuctionBid { .. } | Frame::AuctionMayor { .. }, Pass) => Ok(()),
            (Frame::Pay { seat, colors, .. }, Pay(capital)) => self.may_lay(seat, colors, capital),
            (frame, action) => self.may_answer_about_goods(frame, action),
        }
    }

    /// CR-22.1 — Answers to questions about goods and discards.
    fn may_answer_about_goods(&self, frame: Frame, action: Action) -> Result<(), Refused> {
        use Action::*;
        match (frame, action) {
            (Frame::Craft { seat, .. } | Frame::Work { seat, .. }, Make(card)) => {
                self.may_make(seat, card)
            }
            (Frame::Craft { seat, .. } | Frame::Work { seat, .. }, Exchange) => {
                self.may_exchange_cube(seat)
            }
            (Frame::Craft { seat, .. }, Double(card)) => self.may_double(seat, card),
            (Frame::Work { .. }, Double(_)) => {
                Err(CR_11_16.refuse("the point of a work token is not doubled"))
            }
            (Frame::SecondRaw { seat }, Make(card)) => self.may_make_raw(seat, card),
            (Frame::Send { seat, good, .. }, ToIcon(_) | ToFair | ToGranary | ToShip(_) | Drop) => {
                self.may_send(seat, good, action)
            }
            (Frame::Bribe { seat, .. }, Pay(capital)) => self.may_give(seat, capital, CR_11_11),
            (Frame::Sale { .. }, Take(take)) => self.may_take_for_sale(take),
            (Frame::Merchant { seat }, BuyGood(good)) => self.may_buy_good(seat, good),
            (Frame::MerchantPay { seat, .. }, Pay(capital)) => self.may_pay_merchant(seat, capital),
            (Frame::MerchantPay { seat, .. }, PayFair) => self.may_pay_by_fair(seat),
            (Frame::MerchantIcon { seat, good, .. }, ToIcon(icon)) => {
                self.may_fill(seat, good, icon)
            }
            (Frame::FairReply { .. }, ToFair | Decline) => Ok(()),
            (Frame::FairReply { .. }, ToIcon(_) | ToGranary | ToShip(_) | Drop) => {
                Err(CR_12_6.refuse("the cube goes to the fair, or stays"))
            }
            (Frame::TownHall { seat }, Token(token)) => self.may_take_token(seat, token),
            (Frame::TownHall { seat }, Order) => self.may_change_order(seat),
            (Frame::Overflow { seat }, Discard(capital)) => self.may_give(seat, capital, CR_6_7),
            (Frame::SeasonDiscard { seat }, Discard(capital)) => {
                self.may_give(seat, capital, CR_14_5)
            }
            (Frame::Invest { seat, colors, .. }, Invest(capital)) => {
                self.may_invest(seat, colors, capital)
            }
            (frame, action) => self.may_end(frame, action),
        }
    }

    /// CR-22.3 — `work`, `skip` and `done`; everything else does not belong to the question.
    fn may_end(&self, frame: Frame, action: Action) -> Result<(), Refused> {
        match (frame, action) {
            (
                Frame::Window { seat }
                | Frame::BankerTake { seat }
                | Frame::Build { seat, cost: 0 }
                | Frame::Notary { seat }
                | Frame::Craft { seat, .. }
                | Frame::Merchant { seat }
                | Frame::TownHall { seat },
                Action::Work,
            ) => self.may_work(seat),
            (
                Frame::BankerTake { .. }
                | Frame::Build { cost: 0, .. }
                | Frame::Notary { .. }
                | Frame::Merchant { .. }
                | Frame::TownHall { .. }
                | Frame::Invest { colors: 0, .. },
                Action::Skip,
            ) => Ok(()),
            (
                Frame::Window { .. }
                | Frame::Build { cost: 1.., .. }
                | Frame::NotaryAfter { .. }
                | Frame::Craft { .. }
                | Frame::SecondRaw { .. },
                Action::Done,
            ) => Ok(()),
            (_, Action::Work) => Err(CR_7_9.refuse("no work token can be spent now")),
            (Frame::AuctionOpen { .. }, Action::Pass) => {
                Err(CR_10_13.refuse("the starter opens with a bid"))
            }
            (Frame::Work { .. }, Action::Done) => {
                Err(CR_7_8.refuse("the point of a work token is used at once"))
            }
            (Frame::Invest { .. }, Action::Skip) => {
                Err(CR_16_6.refuse("an investment takes four cards"))
            }
            (_, Action::Skip | Action::Done | Action::Pass) => {
                Err(CR_22_3.refuse("this does not answer the question"))
            }
            _ => Err(CR_22_1.refuse("something else is asked now")),
        }
    }

    /// Carries out the answer to the open question.
    pub(crate) fn answer(&mut self, frame: Frame, action: Action, events: &mut impl Events<Event>) {
        use Action::*;
        match (frame, action) {
            (Frame::Exchange { seat, card, sawmill }, Swap(new)) => {
                self.exchange(seat, [card, sawmill], new, events);
            }
            (Frame::Exchange { seat, .. }, _) => {
                self.frames.pop();
                events.tell_all(|| Event::Kept { seat });
            }
            (Frame::Helper { seat }, Place(guild)) => self.place(seat, guild, events),
            (Frame::Helper { seat }, Cover(guild, field)) => {
                self.cover(seat, guild, field, events);
            }
            (Frame::Helper { seat }, _) => {
                self.frames.pop();
                self.pass_helpers(seat, events);
            }
            (Frame::Fee { seat, to }, Pay(capital)) => self.pay_fee(seat, to, capital, events),
            (Frame::Fee { seat, to }, _) => self.pay_points(seat, to, events),
            (_, Work) => {
                let seat = frame.seat().expect("a seat works");
                self.work(seat, events);
            }
            (Frame::BankerTake { seat }, Take(take)) => self.bank(seat, take, events),
            (Frame::BankerDiscard { seat, second }, Discard(capital)) => {
                self.bankers_discard(seat, second, capital, events);
            }
            (Frame::BankerDiscard { seat, .. }, _) => self.keep_second(seat, events),
            (Frame::Build { seat, cost }, Build { card, side, privilege }) => {
                self.build(seat, cost, (card, side, privilege), events);
            }
            (Frame::Build { seat, cost }, Done) => self.pay_for_buildings(seat, cost),
            (Frame::Notary { seat }, Buy(card)) => self.buy(seat, card),
            (Frame::Notary { seat }, Auction(card)) => self.begin_auction(seat, card, events),
            (_, Peek(class)) => {
                let seat = frame.seat().expect("a seat looks");
                self.begin_peek(seat, class, events);
            }
            (Frame::PeekShow { seat }, Show(card)) => self.show(seat, card, events),
            (Frame::PeekEnd { seat }, Leftovers(end)) => self.choose_end(seat, end, events),
            (Frame::PeekOrder { seat }, Next(card)) => self.put_back(seat, card, events),
            (Frame::PeekOrder { seat }, _) => self.choose_end(seat, End::Bottom, events),
            (Frame::AuctionOpen { seat } | Frame::AuctionBid { seat }, Bid(n)) => {
                self.bid(seat, n, events);
            }
            (Frame::AuctionBid { seat }, _) => self.pass_auction(seat, events),
            (Frame::AuctionMayor { seat }, Bid(n)) => self.beat_mayor(seat, n, events),
            (Frame::AuctionMayor { seat }, _) => self.withdraw(seat, events),
            (Frame::Pay { seat, due, .. }, Pay(capital)) => self.lay(seat, due, capital, events),
            (frame, action) => self.answer_about_goods(frame, action, events),
        }
    }

    /// Carries out answers to questions about goods and discards.
    fn answer_about_goods(
        &mut self,
        frame: Frame,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        use Action::*;
        match (frame, action) {
            (Frame::Craft { seat, .. } | Frame::Work { seat, .. }, Make(card))
            | (Frame::SecondRaw { seat }, Make(card)) => {
                self.spend_point();
                self.make(seat, card, events);
            }
            (Frame::Craft { seat, .. } | Frame::Work { seat, .. }, Exchange) => {
                self.spend_point();
                self.exchange_cube(seat, events);
            }
            (Frame::Craft { seat, .. }, Double(card)) => self.double(seat, card, events),
            (Frame::Send { seat, good, from }, to) => self.send(seat, (good, from), to, events),
            (Frame::Bribe { seat, good, from, ship }, Pay(capital)) => {
                self.bribe(seat, (good, from, Ship(ship)), capital, events);
            }
            (Frame::Sale { seat }, Take(take)) => self.take_for_sale(seat, take, events),
            (Frame::Merchant { seat }, BuyGood(good)) => {
                self.replace([Frame::MerchantPay { seat, good }]);
            }
            (Frame::MerchantPay { seat, good }, Pay(capital)) => {
                self.pay_merchant(seat, good, capital, events);
            }
            (Frame::MerchantPay { seat, good }, _) => self.pay_by_fair(seat, good, events),
            (Frame::MerchantIcon { seat, good, fair }, ToIcon(icon)) => {
                self.fill(seat, (good, fair), icon, events);
            }
            (Frame::FairReply { seat }, ToFair) => self.join_fair(seat, events),
            (Frame::FairReply { seat }, _) => {
                self.frames.pop();
                events.tell_all(|| Event::Declined { seat });
            }
            (Frame::TownHall { seat }, Token(token)) => {
                self.replace([Frame::Window { seat }]);
                self.take_token(seat, token, events);
            }
            (Frame::TownHall { seat }, Order) => self.change_order(seat, events),
            (Frame::Overflow { seat } | Frame::SeasonDiscard { seat }, Discard(capital)) => {
                self.discard(seat, capital, events);
            }
            (Frame::Invest { seat, made, colors, sum }, Invest(capital)) => {
                self.invest(seat, (made, colors, sum), capital, events);
            }
            (frame, _) => self.close(frame, events),
        }
    }

    /// CR-4.6 — An action is given up, or a series ended.
    fn close(&mut self, frame: Frame, events: &mut impl Events<Event>) {
        self.frames.pop();
        let ended = matches!(
            frame,
            Frame::Window { .. }
                | Frame::NotaryAfter { .. }
                | Frame::Craft { .. }
                | Frame::SecondRaw { .. }
        );
        if let (Some(seat), false) = (frame.seat(), ended) {
            events.tell_all(|| Event::Skipped { seat });
        }
    }

    /// CR-12.3 — Empty matching icons.
    fn send_to_icon_options(
        &self,
        seat: Seat,
        good: crate::model::pieces::Good,
        visit: &mut impl FnMut(Action),
    ) {
        let icons = crate::model::cards::Icon::each(self.open_icons(seat, Some(good)));
        icons.for_each(|icon| visit(Action::ToIcon(icon)));
    }
}
