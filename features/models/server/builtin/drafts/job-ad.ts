import type { Template } from "./facts.ts";

export const jobAd: Template = {
  id: "job_ad",
  names: {
    en: "(?:job (?:ad|advert|advertisement|posting|offer|description)|vacancy notice|position description)",
    de: "(?:stellen(?:anzeige|ausschreibung|angebot|beschreibung)|job(?:anzeige|inserat))",
  },
  shown: { en: "a job ad", de: "eine Stellenanzeige" },
  write({ language, rest, place, when }) {
    const isGerman = language === "de";
    const [first = "", ...others] = rest
      .replace(/^\s*(?:for|as|für|als)\s+(?:an?|the|our|eine?n?|die|den|unsere?n?)?\s*/i, "")
      .split(/,\s*/);
    const role = first.replace(/ in (?:der |the )?[A-ZÄÖÜ].*$/, "").trim();
    const more = others.join(", ");
    if (isGerman) {
      const content = `# ${role || "[Stelle]"}\n\n- Ort: ${place ?? "[Ort]"}\n- Ausmaß: ${more || "[Stunden in der Woche]"}\n- Beginn: ${when ?? "[Datum]"}\n- Gehalt: [Betrag und Grundlage]\n\n## Aufgaben\n\n- [Aufgabe]\n- [Aufgabe]\n\n## Das bringen Sie mit\n\n- [Ausbildung oder Erfahrung]\n- [Kenntnisse]\n\n## Das bieten wir\n\n- [Angebot]\n\nBewerbungen bis [Datum] an [Adresse].`;
      return { title: `Stellenanzeige: ${role || "[Stelle]"}`, content };
    }
    const content = `# ${role || "[role]"}\n\n- Place: ${place ?? "[place]"}\n- Hours: ${more || hoursIn(role)}\n- Start: ${when ?? "[date]"}\n- Pay: [amount]\n\n## What you do\n\n- [task]\n- [task]\n\n## What you bring\n\n- [training or experience]\n- [skills]\n\n## What we offer\n\n- [offer]\n\nPlease apply by [date] to [address].`;
    return { title: `Job ad: ${role || "[role]"}`, content };
  },
};

function hoursIn(role: string): string {
  return /part[- ]time/i.exec(role)?.[0] ?? /full[- ]time/i.exec(role)?.[0] ?? "[hours a week]";
}
