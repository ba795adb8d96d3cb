### Was die allgemeinen Zeichen bedeuten: das Verzeichnis der Symbole.

name-sign_draw = Doppelplättchen ziehen
help-sign_draw = Aus dem Beutel, ohne hinzusehen, in deinen Vorrat.
name-sign_place = Doppelplättchen legen
help-sign_place = Auf zwei Felder nebeneinander: auf leere neben deinem Land oder auf Land gleicher Stufe, auf das es passt. Auf jeder Hälfte wächst ihr Würfel.
name-sign_carto = Kartografenschritt
help-sign_carto = Rückt deinen Kartografen ein Feld vor, höchstens auf 6. Mit Schritten legt er Einzelplättchen.
name-sign_islet = Inselchen
help-sign_islet = Lege eines deiner Inselchen oder nutze die Aktion eines gelegten: Das Zeichen steht für beides.
name-sign_boat = Einkommensboot
help-sign_boat = Beim Bau gibt es Steuerradpunkte, seine Gabe sofort und in jedem Einkommen.
name-sign_building = Gebäude
help-sign_building = Errichte ein kleines Gebäude, ein großes oder die Festung auf deinem höchsten freien Land.
name-sign_cargo = Handelsschiff
help-sign_cargo = Beliefere eines mit Gold und Tuch: Es gibt Steuerradpunkte, und dein Kistenmarker kommt zu dir.
name-sign_any = beliebige Münze oder Würfel
help-sign_any = Was du wählst: Münze, Holz, Stein, Nahrung, Tuch oder Gold.
name-sign_done = erledigt
help-sign_done = In diesem Einkommen genutzt, oder erreicht: ein Meilenstein, der auf dich wartet.
