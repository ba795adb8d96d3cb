# Der Trainer am Tisch.
set-coach = Trainer: erkläre mir Neues und warne mich, bevor ein Zug viel verschenkt
coach-wait = Moment: Das verschenkt { $drop } deiner Siegchance. Willst du sehen, warum?
coach-mistake = Dieser Zug hat { $drop } deiner Siegchance verschenkt.
coach-better = Besser: { $move }.
coach-better-why = Besser: { $move } ({ $reason }).
coach-show = Zeigen
coach-keep = Meinen behalten
coach-back = Meinen Zug zurücknehmen
coach-lesson = Lektion: { $lesson }
