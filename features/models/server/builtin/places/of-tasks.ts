import type { Place } from "./place.ts";

const task = "(?:tasks?|to-?dos?|reminders?)";
const aufgabe = "(?:aufgaben?|to-?dos?|erinnerung(?:en)?)";
const behind =
  '(?: (?:as|to|on|for|at|with|called|named|about|from|now|done|finished|complete[d]?|off|by)\\b.*| [\\d"“].*)?';

export const ofTasks: readonly Place[] = [
  {
    asks: [
      new RegExp(
        `^(?:delete|remove|erase|cancel|finish|complete|close|change|rename|edit|update|move|postpone|snooze|reopen|assign|stop|mark|tick off|check off) (?:all )?(?:of )?(?:(?:my|the|this|that|these|those|our) )?(?:(?!(?:about|of|for|on|with|to) )[\\p{L}\\d-]+ ){0,3}${task}${behind}$`,
        "u",
      ),
      /^mark (?:my |the )?(?:task|to-?do|reminder) .*(?:done|finished|completed?)$/,
      new RegExp(
        `^(?:lösche?|entferne?|storniere?|ändere?|verschiebe?|schlie(?:ß|ss)e?|erledige?|beende?|hake?|markiere?|brich) (?:alle )?(?:(?:meine?n?|die|diese?|unsere?) )?(?:(?!(?:über|zu|mit|von|wegen) )[\\p{L}\\d-]+ ){0,2}${aufgabe}(?: .*)?$`,
        "u",
      ),
      new RegExp(
        `^(?:(?:alle )?meine?|die|diese?) (?:[\\p{L}\\d-]+ ){0,2}${aufgabe} (?:[\\p{L}]+ ){0,3}(?:löschen|entfernen|ändern|verschieben|erledigen|abhaken|abbrechen|schließen)$`,
        "u",
      ),
    ],
    told: {
      en: "I cannot change or delete tasks and reminders here. You do that on the page [Tasks](/tasks), where you also mark a task as done or cancel it.",
      de: "Das kann ich nicht: Aufgaben und Erinnerungen ändern oder löschen Sie auf der Seite [Aufgaben](/tasks), wo Sie eine Aufgabe auch als erledigt markieren oder abbrechen.",
    },
  },
  {
    asks: [
      /^(?:(?:list|show|give|open|see|what are|which are|where are)(?: me)? )?(?:all )?(?:of )?my (?:(?:open|next|upcoming|current|own) )?reminders$/,
      /^(?:which|what) (?:reminders (?:do|have) i(?: .*)?|are my reminders)$|^(?:do|have) i (?:have |got )?(?:any )?reminders(?: .*)?$/,
      /^(?:(?:zeige?|liste?|nenne?|was sind|welche sind|wo sind)(?: mir)?(?: bitte)? )?(?:alle )?meine(?: offenen| nächsten)? erinnerungen(?: auf| an)?$/,
      /^(?:welche erinnerungen|woran) (?:habe|hab|erinnerst) (?:ich|du)(?: .*)?$/,
    ],
    told: {
      en: "I cannot list reminders by themselves: each belongs to a task. You see them on the page [Tasks](/tasks); “show my tasks” lists the tasks here.",
      de: "Das kann ich nicht auflisten: Jede Erinnerung gehört zu einer Aufgabe. Sie sehen sie auf der Seite [Aufgaben](/tasks); mit „Zeig meine Aufgaben“ liste ich die Aufgaben hier auf.",
    },
  },
  {
    asks: [
      /^(?:which|what|show|list)(?: me)?(?: all)?(?: of)?(?: my| the)? (?:overdue|late|urgent|done|finished|cancelled|completed) (?:tasks?|to-?dos?)(?: .*)?$/,
      /^(?:which|what)(?: of my)? (?:tasks|to-?dos) are (?:overdue|late|urgent|done|finished|cancelled|completed|due(?: .*)?)$/,
      /^(?:welche|zeige?|liste?)(?: mir)?(?: meine| der| alle)* (?:überfälligen|dringenden|erledigten|abgebrochenen) (?:aufgaben|to-?dos?)(?: .*)?$/,
      /^welche(?: meiner)? (?:aufgaben|to-?dos?) sind (?:überfällig|dringend|erledigt|abgebrochen|(?:\S+ )?fällig)$/,
    ],
    told: {
      en: "I cannot pick out tasks: “show my tasks” lists all that are to be done, each with its day. The page [Tasks](/tasks) also has those that are done or cancelled.",
      de: "Das kann ich nicht auswählen: „Zeig meine Aufgaben“ listet alle Aufgaben auf, die zu tun sind, jede mit ihrem Tag. Die Seite [Aufgaben](/tasks) hat auch die erledigten und abgebrochenen.",
    },
  },
  {
    asks: [
      /^(?:list|show|open|what are|which are|where are)(?: me)? (?:all )?(?:of )?(?:my|the) (?:schedules?|triggers?)$|^my (?:schedules?|triggers?)$/,
      /^(?:delete|remove|cancel|change|pause|stop|resume|create|add|make|set up) (?:me )?(?:an?|my|the|this|all|new)(?: new| my)? (?:schedules?|triggers?)(?: .*)?$/,
      /^(?:schedule|run|send me|write me) .*\b(?:every (?:\d+ )?(?:day|week|month|morning|evening|hour|\w+day)s?(?: .*)?|daily|weekly|monthly)$/,
      /^(?:zeige?|liste?|öffne|lösche?|stoppe?|pausiere?|erstelle?)(?: mir)?(?: bitte)? (?:alle |einen |neuen )*(?:meine?n? )?(?:zeitpl[aä]ne?n?|triggers?|auslöser)(?: .*)?$/,
      /^(?:plane|starte|schicke? mir|sende mir|schreibe? mir) .*(?:jede[nrs]? (?:tag|woche|monat|morgen|abend|\S+tag)(?: .*)?|täglich|wöchentlich|monatlich)$/,
    ],
    told: {
      en: "I cannot set up or list here what repeats. You do that on the page [Triggers](/agents/triggers), where an agent works on a schedule.",
      de: "Ich kann hier nichts anlegen oder auflisten, das sich wiederholt. Das tun Sie auf der Seite [Triggers](/agents/triggers), wo ein Agent nach einem Zeitplan arbeitet.",
    },
  },
];
