/** The steps of a message on its way, by what the server says of them. */
export const toldSteps: Readonly<Record<string, string>> = {
  "The worker sends the model what it needs of the conversation, and nothing of anyone else's.":
    "Der Worker sendet dem Modell, was es von der Unterhaltung braucht, und nichts von anderen.",
  "No language model is connected, so the built-in assistant gets the question. It stays in this installation.":
    "Es ist kein Sprachmodell angebunden, also bekommt der eingebaute Assistent die Frage. Sie bleibt in dieser Installation.",
  "You ask. The question goes to the server together with the proof of who you are.":
    "Sie fragen. Die Frage geht zusammen mit dem Nachweis, wer Sie sind, an den Server.",
  "The server checks your rights and keeps the question, its audit event and a run that waits, all in one transaction.":
    "Der Server prüft Ihre Rechte und speichert die Frage, den Eintrag im Prüfprotokoll und einen wartenden Lauf, alles in einer Transaktion.",
  "A worker takes the run. If it dies, another continues after the last finished step.":
    "Ein Worker übernimmt den Lauf. Fällt er aus, macht ein anderer nach dem letzten fertigen Schritt weiter.",
  "The answer comes back word by word. It may ask for a tool: then there is another step.":
    "Die Antwort kommt Wort für Wort zurück. Verlangt sie ein Werkzeug, folgt ein weiterer Schritt.",
  "Words, tool calls and audit events are kept as they come. A finished step is one commit.":
    "Wörter, Werkzeugaufrufe und Einträge im Prüfprotokoll werden gespeichert, wie sie kommen. Ein fertiger Schritt ist ein Commit.",
  "The database tells the server that there is something new.":
    "Die Datenbank meldet dem Server, dass es etwas Neues gibt.",
  "The words appear. The receipt under the answer opens the record.":
    "Die Wörter erscheinen. Unter der Antwort steht ihr Beleg, der zum Eintrag führt.",
};
