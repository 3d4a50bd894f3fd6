#!/bin/sh
# Makes the nets of all four games, or of those named, as those that ship were made: lessons and
# self-play, then self-play at falling rates. Half an hour a game on a large GPU with 16 cores.
#
#     sh python/nets.sh [GAME...]
#
# A net that turned out well is laid beside the game's other data:
#     cp nets/GAME/net.* games/GAME/data/
set -eu

learn() {
    python -m guildhall.train "$@" --batch 32768 --league 0.1 --machine "large GPU, 16 cores"
}

for game in ${@:-craftsmen newdale orleans tiletum}; do
    # Games among five take long: their fragments must be long too.
    case $game in
        craftsmen) fragments="--games 4096 --steps 512 --trace 0.99" ;;
        *) fragments="--games 8192 --steps 256 --trace 0.985" ;;
    esac
    learn "$game" $fragments --threads 14 --lessons 1.5 --minutes 9 --own 0.2 --entropy 0.002 --seed 1
    learn "$game" $fragments --threads 14 --resume --lessons 0 --minutes 18 --own 0.1 --entropy 0.001 \
        --last 0.05 --seed 2 --match 100 --against greedy
done
