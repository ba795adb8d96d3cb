# The coach at a table.
set-coach = Coach: explain what is new, and warn me before a turn gives much away
coach-wait = Wait: this gives up { $drop } of your chance to win. See why?
coach-mistake = That turn gave up { $drop } of your chance to win.
coach-better = Better: { $move }.
coach-better-why = Better: { $move } ({ $reason }).
coach-show = Show
coach-keep = Keep mine
coach-back = Take my turn back
coach-lesson = Lesson: { $lesson }
