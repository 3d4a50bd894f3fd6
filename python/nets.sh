#!/bin/sh
# Makes the nets of all four games, or of those named, as those that ship were made: lessons of ten
# minutes on two cores, 24 minutes of self-play, then what is foretold is fitted. Half an hour on a
# large GPU with 16 cores, all four side by side. Three of them went on after that, and those of
# Newdale and Orléans began with what their forerunners knew (`--start`), as the command in each file
# tells.
#
#     sh python/nets.sh [GAME...]
#
# A net that turned out well is laid beside the game's other data:
#     cp nets/GAME/net.* games/GAME/data/
set -eu

learn() {
    python -m guildhall.train --batch 32768 --league 0.1 --threads 4 \
        --machine "large GPU, 16 cores" "$@"
}

one() {
    game=$1
    first="--minutes 15.5 --last 0.4 --entropy 0.002 --rate 4e-4"
    then="--minutes 9 --last 0.1 --entropy 0.0008 --rate 1.6e-4"
    case $game in
        # Games among five take long: their fragments must be long too.
        craftsmen) fragments="--games 4096 --steps 512" trace="0.99 0.99" ;;
        # A turn is many small steps: it is looked back on from farther.
        tiletum)
            fragments="--games 8192 --steps 256" trace="0.993 0.99"
            first="--minutes 12 --last 0.5 --entropy 0.004 --rate 5e-4"
            then="--minutes 12 --last 0.04 --entropy 0.0022 --rate 2.5e-4"
            ;;
        *) fragments="--games 8192 --steps 256" trace="0.985 0.985" ;;
    esac
    learn "$game" $fragments $first --trace ${trace% *} --lessons 10 --own 0.2 --refit 0 --seed 3
    learn "$game" $fragments $then --trace ${trace#* } --resume --lessons 0 --own 0.1 --seed 4 \
        --match 100 --against greedy
    further "$game"
}

further() {
    game=$1
    more="--resume --lessons 0 --own 0.1"
    many="--games 12288 --arenas 4 --steps 256 --threads 3 --trace 0.985 --league 0.15"
    case $game in
        craftsmen) ;;
        tiletum)
            learn tiletum $more --games 4096 --steps 512 --threads 8 --minutes 7.3 --trace 0.99 \
                --entropy 0.003 --rate 3e-4 --last 0.04 --refit 2 --seed 5
            ;;
        *)
            learn "$game" $more $many --minutes 9 --entropy 0.003 --rate 4e-4 --last 0.5 --refit 0 --seed 5
            learn "$game" $more $many --minutes 8.95 --entropy 0.0015 --rate 2e-4 --last 0.03 --refit 4 \
                --seed 6
            ;;
    esac
}

for game in ${@:-craftsmen newdale orleans tiletum}; do
    one "$game" &
done
wait
