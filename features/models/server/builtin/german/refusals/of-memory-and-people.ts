import type { ToldRefusal } from "./told-refusal.ts";

/** Why nothing was remembered, forgotten or looked up. */
export const ofMemoryAndPeople: ToldRefusal[] = [
  [
    /^Guests and auditors see no list of the people of a workspace\.$/,
    "Gäste und Prüfer sehen keine Liste der Personen.",
  ],
  [
    /^Others read this conversation, and not all of them may see who is in the workspace\. Ask in a conversation of your own\.$/,
    "Andere lesen diese Unterhaltung mit, und nicht alle dürfen sehen, wer im Arbeitsbereich ist. Fragen Sie in einer eigenen Unterhaltung.",
  ],
  [
    /^Nothing is remembered in these words\.$|^This is not remembered\.$/,
    "Mit diesen Worten ist nichts gemerkt.",
  ],
  [/^Several memories fit\. Ask the person which one they mean:/, "Mehreres passt. Was davon meinen Sie?"],
  [/^Memory is switched off here by an admin\.$/, "Ein Admin hat das Gedächtnis hier ausgeschaltet."],
  [
    /^The person has switched memory off in the settings \(\/settings\/memory\)\.$/,
    "Sie haben das Gedächtnis in den [Einstellungen](/settings/memory) ausgeschaltet.",
  ],
  [
    /^This conversation is held without memory: nothing is remembered or looked up here\.$/,
    "Diese Unterhaltung führen Sie ohne Gedächtnis: Hier wird nichts gemerkt oder nachgesehen.",
  ],
  [
    /^Others can read this conversation, so what is remembered of the person is not used here\. They find it in the settings \(\/settings\/memory\)\.$/,
    "Andere können diese Unterhaltung lesen, deshalb wird Ihr Gedächtnis hier nicht verwendet. Sie finden es in den [Einstellungen](/settings/memory).",
  ],
  [
    /^Not erased: others can read this conversation, so what is remembered is not shown here\. The person erases it in the settings \(\/settings\/memory\)\.$/,
    "Nicht gelöscht: Andere können diese Unterhaltung lesen, deshalb wird Ihr Gedächtnis hier nicht gezeigt. Sie löschen es in den [Einstellungen](/settings/memory).",
  ],
  [
    /^This agent does not use what is remembered of people\. Its editors decide that\.$/,
    "Dieser Agent verwendet das Gedächtnis nicht. Das bestimmt, wer ihn bearbeitet.",
  ],
  [
    /^Memory belongs to conversations of a person\. Tell the result to whoever gave this task\.$/,
    "Das Gedächtnis gehört zu Unterhaltungen einer Person.",
  ],
  [/^It was erased for good an hour later\.$/, "Es wurde nach einer Stunde endgültig gelöscht."],
  [
    /^This was changed in the meantime\. Load it again\.$/,
    "Das wurde inzwischen geändert. Laden Sie es neu.",
  ],
  [/^This proposal was decided already\.$/, "Über diesen Vorschlag ist schon entschieden."],
  [/^This is a proposal\. Accept it first\.$/, "Das ist ein Vorschlag. Nehmen Sie ihn zuerst an."],
  [/^Another memory says this already\.$/, "Das ist schon gemerkt."],
  [
    /^(\d+) memories are kept, which is the most\. Erase some first\.$/,
    "$1 Einträge sind gemerkt, mehr geht nicht. Löschen Sie zuerst einige.",
  ],
  [
    /^(\d+) proposals wait for a decision\. Decide some first\.$/,
    "$1 Vorschläge warten auf eine Entscheidung. Entscheiden Sie zuerst über einige.",
  ],
  [
    /^This agent does not exist, or you may not use it\.$/,
    "Diesen Agenten gibt es nicht, oder Sie dürfen ihn nicht verwenden.",
  ],
  [/^This conversation does not exist\.$/, "Diese Unterhaltung gibt es nicht."],
  [/^No collection (?:can be asked|is switched on) here\..*$/, "Hier kann ich keine Sammlung fragen."],
  [/^No such collection can be asked here\.$/, "Eine solche Sammlung kann ich hier nicht fragen."],
  [
    /^You cannot read the collection that this came from\.$/,
    "Die Sammlung, aus der das kam, dürfen Sie nicht lesen.",
  ],
];
