import type { Template } from "./facts.ts";

export const statusReport: Template = {
  id: "status_report",
  names: {
    en: "(?:(?:status|progress|project|weekly|monthly) (?:report|update))",
    de: "(?:(?:status|projekt|fortschritts|wochen|monats)bericht|statusmeldung)",
  },
  shown: { en: "a status report", de: "einen Statusbericht" },
  write({ language, rest, kind, topic, from, until, when }) {
    const project =
      topic ??
      rest
        .replace(/^\s*(?:for|on|of|about|für|zu[mr]?|über|von)\s+(?:the|our|das|den|die|unser\w*)?\s*/i, "")
        .trim();
    const period = from && until ? `${from} – ${until}` : when;
    if (language === "de") {
      const name = project || "[Projekt]";
      const content = `# Statusbericht: ${name}\n\n- Zeitraum: ${period ?? "[von – bis]"}\n- Stand: [grün, gelb oder rot]\n- Verfasst von: [Name]\n\n## Erledigt\n\n- [was fertig wurde]\n\n## In Arbeit\n\n- [woran gearbeitet wird]\n\n## Risiken\n\n- [was aufhalten kann]\n\n## Nächste Schritte\n\n- [wer macht was bis wann]`;
      return { title: `Statusbericht: ${name}`, content };
    }
    const name = project || "[project]";
    const content = `# Status report: ${name}\n\n- Period: ${period ?? (kind ? `[${kind}: from – to]` : "[from – to]")}\n- State: [green, amber or red]\n- Written by: [name]\n\n## Done\n\n- [what was finished]\n\n## In progress\n\n- [what is being worked on]\n\n## Risks\n\n- [what could hold it up]\n\n## Next steps\n\n- [who does what by when]`;
    return { title: `Status report: ${name}`, content };
  },
};
