# Der Trainer am Tisch.
set-coach = Trainer: warne mich, bevor ein Zug viel hergibt
coach-wait = Moment: Das gibt { $drop } deiner Siegchance her. Willst du sehen, warum?
coach-mistake = Dieser Zug hat { $drop } deiner Siegchance hergegeben.
coach-better = Besser: { $move }.
coach-better-why = Besser: { $move } ({ $reason }).
coach-show = Zeigen
coach-keep = Meinen behalten
coach-back = Meinen Zug zurücknehmen
