# Learning: course, lessons, symbols, player aid
learn = Learn
learn-title = Learn { $game }
learn-lesson = Lesson
learn-lesson-title = Lesson { $n }: { $title }
learn-lesson-n = Lesson { $n }
learn-lesson-of = Lesson { $n } of { $of }
learn-step-of = Step { $n } of { $of }
learn-n-of = { $n } of { $of }
learn-leave = Leave
learn-back = Step back
learn-show = Show me
learn-skip = Skip
learn-again = Again
learn-go-on = Go on
learn-course = All lessons
learn-next = Next: { $title }.
learn-all-done = That was the last lesson. Now play a whole game.
learn-rules-met =
    { $count ->
        [one] One rule met
       *[other] { $count } rules met
    }
learn-rules-behind = The rules behind this
learn-how = Click it on the board, or press Tab until it is named, then Enter.
learn-free = Play as you like. You can take back what you do.
learn-click-here = Click here
learn-tap-here = Tap here
learn-look-at = Look at: { $what }
