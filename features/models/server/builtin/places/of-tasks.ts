import type { Place } from "./place.ts";
import { einTag, someDay, word, wort } from "./words.ts";

const task = "(?:tasks?|to-?dos?|reminders?)";
const aufgabe = "(?:aufgaben?|to-?dos?|erinnerung(?:en)?)";
const done = "(?:done|finished|completed?|cancelled|urgent|open)";
const erledigt = "(?:erledigt|fertig|abgeschlossen|abgebrochen|dringend)";
const ofWhose = "(?:my|the|this|that|these|those|our)";
const adjective =
  "(?:last|first|next|old|oldest|new|newest|latest|open|done|finished|completed|cancelled|overdue|late|urgent|current|upcoming|remaining|pending)";
const which = `(?:all )?(?:of )?(?:${ofWhose} (?:(?:${adjective}|${word}) ){0,2}|(?:${adjective} )*)${task}`;
const behind =
  `(?: (?:(?:for|from|to|until) )?${someDay}(?: at \\S{1,8}(?: [ap]m)?)?| (?:called|named|about) \\S.{0,60}` +
  `| "[^"]{1,80}"| (?:number )?\\d{1,4}| (?:as |to )?${done}| off)?`;
const welche = `(?:alle )?(?:(?:meine?n?|die|diese?|unsere?) (?:${wort} ){0,2}|(?:\\p{L}+en? )?)${aufgabe}`;

export const ofTasks: readonly Place[] = [
  {
    asks: [
      new RegExp(
        `^(?:delete|remove|erase|cancel|finish|complete|close|change|rename|edit|update|move|postpone|snooze|reopen|assign|stop|mark|tick off|check off) ${which}${behind}$`,
        "u",
      ),
      new RegExp(`^(?:rename|assign) (?:${ofWhose} )(?:${word} ){0,2}${task} to \\S.{0,60}$`, "u"),
      new RegExp(`^mark (?:(?:my|the) )?${task} (?:${word} ){1,3}(?:as )?${done}$`, "u"),
      new RegExp(
        `^(?:lösche?|entferne?|storniere?|ändere?|verschiebe?|schlie(?:ß|ss)e?|erledige?|beende?|hake?|markiere?|brich) ${welche}(?: ${wort}){0,2}(?: an (?:(?:den|die|das|meine?n?) )?${wort})?(?: (?:auf )?${einTag}| "[^"]{1,80}")?(?: als ${erledigt}| ab)?$`,
        "u",
      ),
      new RegExp(
        `^(?:(?:alle )?meine?|die|diese?) (?:${wort} ){0,2}${aufgabe} (?:${wort} ){0,2}(?:löschen|entfernen|ändern|verschieben|erledigen|abhaken|abbrechen|schließen)$`,
        "u",
      ),
    ],
    meaning: {
      en: "say where tasks and reminders are changed",
      de: "sagen, wo Sie Aufgaben und Erinnerungen ändern",
    },
    told: {
      en: "I cannot change or delete tasks and reminders here. You do that on the page [Tasks](/tasks), where you also mark a task as done or cancel it.",
      de: "Das kann ich nicht: Aufgaben und Erinnerungen ändern oder löschen Sie auf der Seite [Aufgaben](/tasks), wo Sie eine Aufgabe auch als erledigt markieren oder abbrechen.",
    },
  },
  {
    asks: [
      /^(?:(?:list|show|give|open|see|what are|which are|where are)(?: me)? )?(?:all )?(?:of )?my (?:(?:open|next|upcoming|current|own) )?reminders$/,
      new RegExp(
        `^(?:which|what) reminders (?:do i have|have i(?: got| set)?)(?: set| open| left)?(?: (?:for )?${someDay})?$`,
      ),
      new RegExp(`^(?:do i have|have i got|have i) (?:any )?reminders(?: (?:for )?${someDay})?$`),
      /^(?:(?:zeige?|liste?|nenne?|was sind|welche sind|wo sind)(?: mir)?(?: bitte)? )?(?:alle )?meine(?: offenen| nächsten)? erinnerungen(?: auf| an)?$/,
      new RegExp(
        `^(?:welche erinnerungen hab(?:e)? ich|woran erinnerst du mich)(?: noch| offen| gesetzt| ${einTag})*$`,
      ),
    ],
    meaning: {
      en: "say where your reminders of tasks are",
      de: "sagen, wo Ihre Erinnerungen an Aufgaben stehen",
    },
    told: {
      en: "I cannot list reminders by themselves: each belongs to a task. You see them on the page [Tasks](/tasks); “show my tasks” lists the tasks here.",
      de: "Das kann ich nicht auflisten: Jede Erinnerung gehört zu einer Aufgabe. Sie sehen sie auf der Seite [Aufgaben](/tasks); mit „Zeig meine Aufgaben“ liste ich die Aufgaben hier auf.",
    },
  },
  {
    asks: [
      /^(?:which|what|show|list)(?: me)?(?: all)?(?: of)?(?: my| the)? (?:overdue|late|urgent|done|finished|cancelled|completed) (?:tasks?|to-?dos?)(?: do i have| have i(?: got)?| are there)?$/,
      new RegExp(
        `^(?:which|what)(?: of my)? (?:tasks|to-?dos?) are (?:overdue|late|urgent|done|finished|cancelled|completed|due(?: ${someDay}| now| soon)?)$`,
      ),
      /^(?:welche|zeige?|liste?)(?: mir)?(?: meine| der| alle)* (?:überfälligen|dringenden|erledigten|abgebrochenen) (?:aufgaben|to-?dos?)(?: habe ich| gibt es| auf| an)?$/,
      new RegExp(
        `^welche(?: meiner)? (?:aufgaben|to-?dos?) sind (?:überfällig|dringend|erledigt|abgebrochen|(?:${einTag} )?fällig)$`,
      ),
    ],
    meaning: {
      en: "say where tasks are picked out",
      de: "sagen, wo Ihre Aufgaben nach ihrem Stand stehen",
    },
    told: {
      en: "I cannot filter tasks: “show my tasks” lists all open ones with their due dates. The page [Tasks](/tasks) also has those that are done or cancelled.",
      de: "Das kann ich nicht auswählen: „Zeig meine Aufgaben“ listet alle Aufgaben auf, die zu tun sind, jede mit ihrem Tag. Die Seite [Aufgaben](/tasks) hat auch die erledigten und abgebrochenen.",
    },
  },
];
