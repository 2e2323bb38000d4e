import type { Facts, Template } from "./facts.ts";

/** What a meeting is about, and its frame. */
function meetingOf(facts: Facts) {
  const { rest, language, topic, when, length, place } = facts;
  const isGerman = language === "de";
  const named = topic ?? nameIn(rest);
  const head = isGerman
    ? [
        `Wann: ${when ?? "[Tag und Uhrzeit]"}`,
        `Dauer: ${length ?? "[Dauer]"}`,
        `Wo: ${place ?? "[Ort]"}`,
        "Teilnehmende: [Namen]",
      ]
    : [
        `When: ${when ?? "[day and time]"}`,
        `Length: ${length ?? "[length]"}`,
        `Where: ${place ?? "[place]"}`,
        "Participants: [names]",
      ];
  return {
    isGerman,
    name: named ?? (isGerman ? "[Besprechung]" : "[meeting]"),
    head: head.map((line) => `- ${line}`).join("\n"),
  };
}

/** "for the budget meeting on Tuesday", "für die Teamsitzung am Montag": without when and how long. */
function nameIn(rest: string): string | undefined {
  const named =
    /^\s*(?:for|of|from|für|zu[mr]?|vom|von|der|des)\s+(?:the|our|an?|my|die|das|den|der|dem|unsere?[nmr]?|eine?[nmr]?)?\s*(.+?)(?=\s+(?:on|at|am|um|vom|from|next|tomorrow|with|mit|in)\s|[,;.]|$)/i.exec(
      rest,
    )?.[1];
  return named?.replace(/^\d+[ -]?\p{L}+ /u, "").trim() || undefined;
}

export const agenda: Template = {
  id: "agenda",
  names: { en: "agenda", de: "(?:tagesordnung|agenda)" },
  shown: { en: "an agenda", de: "eine Tagesordnung" },
  write(facts) {
    const { isGerman, name, head } = meetingOf(facts);
    const content = isGerman
      ? `# Tagesordnung: ${name}\n\n${head}\n\n1. Begrüßung und Ziel der Besprechung\n2. Offene Punkte vom letzten Mal: [Punkte]\n3. ${name}: [was zu klären ist]\n4. Entscheidungen: [was zu entscheiden ist]\n5. Nächste Schritte: wer macht was bis wann\n6. Sonstiges`
      : `# Agenda: ${name}\n\n${head}\n\n1. Welcome, and the aim of the meeting\n2. Open points from last time: [points]\n3. ${name}: [what to clear up]\n4. Decisions: [what to decide]\n5. Next steps: who does what by when\n6. Any other business`;
    return { title: `${isGerman ? "Tagesordnung" : "Agenda"}: ${name}`, content };
  },
};

export const minutes: Template = {
  id: "minutes",
  names: {
    en: "(?:(?:meeting )?minutes|meeting notes|meeting protocol)",
    de: "(?:(?:besprechungs|sitzungs|meeting-?|ergebnis)?protokoll|mitschrift)",
  },
  shown: { en: "minutes of a meeting", de: "ein Protokoll" },
  write(facts) {
    const { isGerman, name, head } = meetingOf(facts);
    const content = isGerman
      ? `# Protokoll: ${name}\n\n${head}\n- Protokoll: [Name]\n\n## Besprochen\n\n1. [Thema]: [was gesagt wurde]\n\n## Beschlüsse\n\n- [Beschluss]\n\n## Aufgaben\n\n| Wer | Was | Bis wann |\n|---|---|---|\n| [Name] | [Aufgabe] | [Datum] |\n\nNächste Besprechung: [Datum]`
      : `# Minutes: ${name}\n\n${head}\n- Written by: [name]\n\n## Discussed\n\n1. [Topic]: [what was said]\n\n## Decisions\n\n- [decision]\n\n## Actions\n\n| Who | What | By when |\n|---|---|---|\n| [name] | [action] | [date] |\n\nNext meeting: [date]`;
    return { title: `${isGerman ? "Protokoll" : "Minutes"}: ${name}`, content };
  },
};

export const invitation: Template = {
  id: "invitation",
  names: { en: "invitation", de: "einladung" },
  shown: { en: "an invitation", de: "eine Einladung" },
  write(facts) {
    const { isGerman, name, head } = meetingOf({ ...facts, rest: facts.rest.replace(/^\s*to\s/i, "for ") });
    const content = isGerman
      ? `Betreff: Einladung: ${name}\n\nHallo ${facts.to ?? "[Namen]"},\n\nich lade Sie herzlich ein: ${name}.\n\n${head}\n\nBitte geben Sie bis [Datum] Bescheid, ob Sie kommen.\n\nViele Grüße\n[Ihr Name]`
      : `Subject: Invitation: ${name}\n\nHello [names],\n\nyou are invited: ${name}.\n\n${head}\n\nPlease reply by [date].\n\nKind regards\n[Your name]`;
    return { title: `${isGerman ? "Einladung" : "Invitation"}: ${name}`, content };
  },
};
