# The page of a sweep or a comparison. Numbers arrive formatted; settings are written as on the command line.

sweep-title = { $game }: a sweep over { $factors }
sweep-title-compare = { $game }: { $first } and { $second }
sweep-games = { $games } games for each of { $settings } settings, on shared luck, seed { $seed }.
sweep-reading = Differences are from { $base }, pair by pair, with 95 % intervals. A difference is sure if it survives Holm’s correction for all { $looks } differences that were looked at.
sweep-against = Against each other, in { $games } games, { $first } wins { $share } ({ $low }–{ $high }).
sweep-sure-differences = Sure differences
sweep-none = None.
sweep-measures = Measures
sweep-flat = The same in all settings
sweep-flat-value = { $measure }: { $value }
sweep-uses = Uses a game: { $group }

# $kind: share for percentages, else number; $way: more or less
sweep-verdict = { $measure } ({ $before } with { $base }): { $differences }.
sweep-also = { $one }; { $more }
sweep-difference = { $kind ->
        [share] { $way ->
            [more] { $value } points more ({ $low } to { $high }) with { $setting }
           *[less] { $value } points less ({ $low } to { $high }) with { $setting }
        }
       *[number] { $way ->
            [more] { $value } more ({ $low } to { $high }) with { $setting }
           *[less] { $value } less ({ $low } to { $high }) with { $setting }
        }
    }

## Measures

sweep-measure-turns = Turns
sweep-measure-decisions = Decisions
sweep-measure-limit = Ended by the limit
sweep-measure-score = Score
sweep-measure-drawn = Drawn
sweep-measure-seat = Wins of seat { $number }
sweep-measure-bot = Wins of { $bot }
sweep-measure-use = { $group }: { $thing }

## Tables and plots

sweep-setting = setting
sweep-mean = mean
sweep-interval = 95 %
sweep-change = difference
sweep-sure = sure
sweep-base = base
sweep-yes = yes
sweep-no = no
sweep-same = same in all
sweep-between = { $low } to { $high }
sweep-plot = { $measure } over { $factor }
sweep-settings = Settings
sweep-played = games of
sweep-seats = seats
