import { isOrder } from "./is-order.ts";
import type { Language } from "./language.ts";
import { splitRequests } from "./split-requests.ts";
import { textsOf } from "./texts.ts";

const drafts = {
  en: "I draft only from templates: a letter, a mail, an agenda, minutes, an out-of-office note, a job ad, a status report, a thank-you note or an invitation.",
  de: "Ich entwerfe nur nach Vorlagen: Brief, Mail, Tagesordnung, Protokoll, Abwesenheitsnotiz, Stellenanzeige, Statusbericht, Dankesschreiben oder Einladung.",
};
const beyond: [RegExp, Record<Language, string>][] = [
  [
    /\bremind(?:er)?\b|\berinner/,
    {
      en: "I did not understand of what to remind you, or when. I put a task on your list, with a reminder, when you write it so: “remind me tomorrow at 9 to call Anna”.",
      de: "Ich habe nicht verstanden, woran oder wann ich Sie erinnern soll. Eine Aufgabe mit Erinnerung lege ich an, wenn Sie so schreiben: „Erinnere mich morgen um 9 Uhr an den Anruf“.",
    },
  ],
  [
    /\btranslat(?:e|ion)\b|\bin(?:to)? (?:german|french|spanish|italian|english)\b|\bübersetz|\b(?:auf|ins) (?:deutsche?|französische?|spanische?|italienische?|englische?)\b/,
    {
      en: "I cannot translate: I have no language model.",
      de: "Ich kann nicht übersetzen: Ich habe kein Sprachmodell.",
    },
  ],
  [
    /^(?:please |can you |could you |bitte )*(?:delete|erase|remove|rename|move|lösch\w*|entfern\w*|verschieb\w*|benenn\w*)(?!\p{L})|(?:löschen|entfernen|verschieben|umbenennen)$/u,
    {
      en: "I cannot delete, move or rename anything here. You do that yourself where it is listed: a conversation, for example, in its own menu.",
      de: "Ich kann hier nichts löschen, verschieben oder umbenennen. Das tun Sie selbst dort, wo es aufgelistet ist: eine Unterhaltung etwa in ihrem Menü.",
    },
  ],
  [
    /\b(?:e-?mail|send|sende|schicke?)\b/,
    {
      en: "I cannot send that: I send a mail when you name its address and its text: “send a mail to anna@example.com with the subject Today and the text I am late”.",
      de: "Ich kann das nicht senden: Ich brauche die Adresse und den Text: „Sende eine Mail an anna@example.com mit dem Betreff Heute und dem Text Ich komme später“.",
    },
  ],
  [
    /\b(?:write|draft|compose|rewrite|rephrase|improve|generate|create|brainstorm|suggest)\b|\b(?:schreib|entwirf|entwerf|formulier|verbesser|erstell|verfass)/,
    {
      en: `I cannot write texts freely: I have no language model. ${drafts.en}`,
      de: `Ich kann nicht frei schreiben: Ich habe kein Sprachmodell. ${drafts.de}`,
    },
  ],
  [
    /\b(?:weather|forecast|temperature|rain|wetter|regen|regnet|temperatur)\b/,
    {
      en: "I cannot tell: I have no weather service. Give me the address of a page that has it, and I read it for you.",
      de: "Ich kann das nicht sagen: Ich habe keinen Wetterdienst. Nennen Sie mir eine Seite, und ich lese sie.",
    },
  ],
  [
    /\b(?:news|headlines|stock price|share price|score of|nachrichten|schlagzeilen|aktienkurs)\b/,
    {
      en: "I cannot tell: I have no news service. Give me the address of a page that has it, and I read it for you.",
      de: "Ich kann das nicht sagen: Ich habe keinen Nachrichtendienst. Nennen Sie mir eine Seite, und ich lese sie.",
    },
  ],
  [
    /\b(?:code|function|script|program|regex|sql|programm|skript)\b/,
    {
      en: "I cannot write or explain code: I have no language model.",
      de: "Ich kann keine Programme schreiben oder erklären: Ich habe kein Sprachmodell.",
    },
  ],
  [
    /\b(?:schedule|book|call|order|reserve|buche?n?|reservier|bestell|ruf)/,
    {
      en: "I cannot schedule, book, order or call anything.",
      de: "Ich kann nichts planen, buchen, bestellen und niemanden anrufen.",
    },
  ],
];
const unknown: Record<Language, string> = {
  en: "I cannot answer that: I follow rules and have no general knowledge.",
  de: "Ich kann das nicht beantworten: Ich folge Regeln und habe kein allgemeines Wissen.",
};

const order: Record<Language, string> = {
  en: "I cannot do that: I follow rules, and this is no task for one of them.",
  de: "Das kann ich nicht: Ich folge Regeln, und für diesen Auftrag habe ich keine.",
};

/** The reply to a request that was not understood: that it was not, why, and what would work. */
export function refuse(missed: string, language: Language): string {
  const plain = missed.toLowerCase();
  const known = beyond.find(([pattern]) => pattern.test(plain))?.[1];
  const reason = (known ?? (splitRequests(missed).some(isOrder) ? order : unknown))[language];
  const { abilities, connectModel } = textsOf(language);
  return `${reason}\n\n${abilities}\n\n${connectModel}`;
}
