import type { ToldRefusal } from "./told-refusal.ts";

/** Why a mail or a task is not there. */
export const ofMailsAndTasks: ToldRefusal[] = [
  [
    /^This mail does not exist\. It may have been deleted\.$/,
    "Diese Mail gibt es nicht. Vielleicht wurde sie gelöscht.",
  ],
  [
    /^Confirm your email address first\. Answers to your mails go to it\.$/,
    "Bestätigen Sie zuerst Ihre Mailadresse. Antworten auf Ihre Mails gehen dorthin.",
  ],
  [
    /^You have sent the most mails that one person may send in a day\. Try again tomorrow\.$/,
    "Sie haben heute so viele Mails gesendet, wie eine Person senden darf. Versuchen Sie es morgen wieder.",
  ],
  [
    /^This mail has left and cannot be taken back\.$/,
    "Diese Mail ist schon hinausgegangen und lässt sich nicht zurückholen.",
  ],
  [
    /^Only a mail that was not sent for certain can be sent again\.$/,
    "Nur eine Mail, die sicher nicht gesendet wurde, kann noch einmal gesendet werden.",
  ],
  [
    /^No mail server is set up, so the mail would go to the outbox again\.$/,
    "Kein Mailserver ist eingerichtet, also käme die Mail wieder in den Postausgang.",
  ],
  [/^This draft cannot be sent yet\.$/, "Dieser Entwurf kann noch nicht gesendet werden."],
  [
    /^You have the most drafts that one person may have\. Delete some first\.$/,
    "Sie haben so viele Entwürfe, wie eine Person haben darf. Löschen Sie zuerst einige.",
  ],
  [/^This task does not exist\.$/, "Diese Aufgabe gibt es nicht."],
  [
    /^Nobody with this address works in your workspace\.$/,
    "Niemand mit dieser Adresse arbeitet in Ihrem Arbeitsbereich.",
  ],
  [
    /^Only who asked for this task may change it\. You may change its state\.$/,
    "Diese Aufgabe darf nur ändern, wer sie gestellt hat. Ihren Stand dürfen Sie ändern.",
  ],
  [
    /^This task was changed in the meantime\. Load it again\.$/,
    "Diese Aufgabe wurde inzwischen geändert. Laden Sie sie neu.",
  ],
  [/^A colleague takes part in this task\.$/, "An dieser Aufgabe ist jemand anderer beteiligt."],
  [
    /^You have the most open tasks that one person may ask for\. Finish or cancel some first\.$/,
    "Sie haben so viele offene Aufgaben, wie eine Person stellen darf. Erledigen Sie zuerst einige, oder brechen Sie sie ab.",
  ],
];
