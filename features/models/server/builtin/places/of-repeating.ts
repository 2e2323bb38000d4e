import type { Place } from "./place.ts";
import { oft, often, word, wort } from "./words.ts";

/** What an agent does again and again. Meetings are none of it, and no text that tells of something "daily". */
const thing = `(?:it|this|that|(?:(?:an?|the|my|our|this|that) )?(?:${word} ){0,2}?(?:reports?|summar(?:y|ies)|digests?|overviews?|lists?|search|tasks?|checks?|updates?|news|agents?|notes?|e?-?mails?|messages?)(?: (?:of|about|on) (?:my|the|our|all) ${word}(?: ${word})?)?)`;
const etwas = `(?:es|das|(?:(?:eine?n?|den|die|das|meine?n?) )?(?:${wort} ){0,2}?[\\p{L}-]*(?:berichte?|zusammenfassung|übersicht|liste|suche|aufgabe|nachrichten|agenten?|notiz|mail))`;

export const ofRepeating: readonly Place[] = [
  {
    asks: [
      /^(?:(?:list|show|open|what are|which are|where are)(?: me)? )?(?:all )?(?:of )?my (?:schedules|triggers?)$|^(?:list|show|open|where are)(?: me)? (?:all )?the triggers$/,
      /^(?:delete|remove|cancel|change|pause|stop|resume) (?:all )?(?:my schedules?|(?:my|the|this) triggers?)$/,
      /^(?:create|add|make|set up) (?:me )?(?:an?|my)(?: new)? (?:schedule|trigger)$/,
      new RegExp(`^(?:schedule|run|send me|write me) ${thing} ${often}$`, "u"),
      /^(?:zeige?|liste?|öffne|lösche?|stoppe?|pausiere?)(?: mir)?(?: bitte)? (?:alle )?(?:meine?n? )?(?:zeitpl[aä]ne?n?|triggers?|auslöser)(?: auf| an)?$/,
      /^(?:erstelle?|lege?)(?: mir)?(?: bitte)? einen(?: neuen)? (?:zeitplan|trigger|auslöser)(?: an)?$/,
      new RegExp(
        `^(?:plane|starte|schicke? mir|sende mir|schreibe? mir) (?:${etwas} ${oft}|${oft} ${etwas})$`,
        "u",
      ),
    ],
    meaning: {
      en: "say where schedules are set up",
      de: "sagen, wo Sie anlegen, was sich wiederholt",
    },
    told: {
      en: "I cannot set up or list schedules here. You do that on the page [Triggers](/agents/triggers), where an agent works on a schedule.",
      de: "Ich kann hier nichts anlegen oder auflisten, das sich wiederholt. Das tun Sie auf der Seite [Auslöser](/agents/triggers), wo ein Agent nach einem Zeitplan arbeitet.",
    },
  },
];
