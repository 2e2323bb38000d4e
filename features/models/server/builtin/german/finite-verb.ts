const words = (text: string) => new Set(text.split(" "));
const copulas = words("bin ist sind war waren bleibe bleibt bleiben werde wird werden wurde wurden");
const modals = words(
  "will wollen wollte wollten kann können konnte konnten muss müssen musste mussten soll sollen sollte sollten " +
    "darf dürfen durfte durften mag mögen möchte möchten",
);
/** Beside a modal: what may stand behind an infinitive or a participle. */
const auxiliaries = words(
  "bin ist sind war waren habe hat haben hatte hatten werde wird werden wurde wurden",
);
const ofIch = words(
  "bin war hatte wurde kann konnte will wollte mag möchte muss musste soll sollte darf weiß",
);
const singular = words(
  "ist war hat hatte wird wurde kann konnte will wollte mag möchte muss musste soll sollte darf weiß heißt wohnt " +
    "arbeitet liegt beginnt endet kommt geht gilt kostet beträgt isst trinkt macht braucht bekommt sitzt schließt " +
    "öffnet spricht liest schreibt bleibt steht gehört vertritt dauert hilft",
);
const plural = words(
  "sind waren haben hatten werden wurden können wollen wollten mögen möchten müssen sollen sollten dürfen wissen heißen " +
    "wohnen arbeiten liegen beginnen enden kommen gehen gelten essen trinken machen brauchen bekommen sitzen schließen " +
    "öffnen sprechen lesen schreiben bleiben stehen",
);
/** Words in "-e" that are no verb, and may stand last where somebody speaks on behind the verb. */
const noVerb =
  /^(?:heute|gerne|alle|viele|keine|eine|die|diese|jede|beide|andere|\p{L}*lage|ende|vorige|nächste|letzte|meine|deine|seine|unsere|ihre|danke|bitte|lange|ohne|müde|böse|leise|alleine|online|offline|beinahe|mittlerweile|\p{L}*weise)$/u;
/** Verbs that part, such as "aufstehe", "kennenlerne", are not moved: "stehe … auf". */
const mayPart =
  /^(?:ab|an|auf|aus|bei|bereit|da|dabei|drauf|durch|ein|empor|entgegen|fern|fest|fort|frei|gegenüber|gut|heim|her|hin|hoch|kaputt|kennen|klar|krank|los|mit|nach|nieder|preis|raus|rein|rum|runter|schief|sicher|spazieren|statt|still|teil|über|um|unter|voll|vor|wahr|weg|weiter|wider|wieder|zu|zurück|zusammen)(?=\p{L}{3})/u;
const partsNever = /^(?:antworte|anworte|danke)$/;

/** Whether a word is a verb for "ich", or for one or several others, whose form is not that of an infinitive. */
export function isFiniteForm(word: string): boolean {
  return ofIch.has(word) || word === "habe" || word === "werde" || singular.has(word);
}

/** Whether a word is surely the verb of a subject: it is known, agrees with it, and does not part. */
export function agrees(verb: string, subject: string): boolean {
  switch (subject.toLowerCase()) {
    case "ich":
      return ofIch.has(verb) || isOpenVerb(verb);
    case "wir":
      return plural.has(verb);
    case "er":
    case "es":
    case "man":
      return singular.has(verb);
    default:
      return singular.has(verb) || plural.has(verb);
  }
}

/** "esse", "wohne", "vertrete": of "ich" alone. */
export function isOpenVerb(word: string): boolean {
  return /^\p{Ll}{2,}e$/u.test(word) && !noVerb.test(word) && (!mayPart.test(word) || partsNever.test(word));
}

/** Whether it says what somebody is, so that no object stands beside it. */
export function isCopula(verb: string): boolean {
  return copulas.has(verb);
}

/** Whether an infinitive may stand before it: "kommen will", but no "kommen essen". */
export function followsInfinitive(verb: string): boolean {
  return modals.has(verb) || auxiliaries.has(verb);
}
