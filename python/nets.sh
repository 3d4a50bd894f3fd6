#!/bin/sh
# Makes the nets of all four games, or of those named, as those that ship were made: lessons of ten
# minutes on two cores, 24 minutes of self-play, then what is foretold is fitted. Half an hour on a
# large GPU with 16 cores, all four side by side; the nets of Newdale and Orléans began with what
# their forerunners knew (`--start`), as the command in each file tells.
#
#     sh python/nets.sh [GAME...]
#
# A net that turned out well is laid beside the game's other data:
#     cp nets/GAME/net.* games/GAME/data/
set -eu

learn() {
    python -m guildhall.train "$@" --batch 32768 --league 0.1 --threads 4 \
        --machine "large GPU, 16 cores"
}

one() {
    game=$1
    # Games among five take long: their fragments must be long too.
    case $game in
        craftsmen) fragments="--games 4096 --steps 512 --trace 0.99" ;;
        *) fragments="--games 8192 --steps 256 --trace 0.985" ;;
    esac
    learn "$game" $fragments --lessons 10 --minutes 15.5 --own 0.2 --entropy 0.002 --rate 4e-4 \
        --last 0.4 --refit 0 --seed 3
    learn "$game" $fragments --resume --lessons 0 --minutes 9 --own 0.1 --entropy 0.0008 \
        --rate 1.6e-4 --last 0.1 --seed 4 --match 100 --against greedy
}

for game in ${@:-craftsmen newdale orleans tiletum}; do
    one "$game" &
done
wait
