interface Words {
  title: string;
  lead: string;
  button: string;
}

export interface WaitingTexts {
  language: string;
  approval: Words;
  question: Words;
  limit: Words;
  ended: Words;
  reminder: Words;
  askedFor: (name: string) => string;
  waits: string;
  fallback: string;
  closing: (site: string) => string;
}

export const english: WaitingTexts = {
  language: "en",
  approval: {
    title: "Your approval is needed",
    lead: "An assistant wants to do this, and waits for you:",
    button: "Look and decide",
  },
  question: {
    title: "Your assistant has a question",
    lead: "An assistant cannot go on without an answer from you.",
    button: "Read and answer",
  },
  limit: {
    title: "Your assistant reached a limit",
    lead: "An assistant has used what it was allowed for a piece of your work. You choose whether it continues.",
    button: "Look and choose",
  },
  ended: {
    title: "Your background work has ended",
    lead: "Work that was done for you in the background has ended.",
    button: "Open the result",
  },
  reminder: {
    title: "Reminder",
    lead: "A task of yours is due.",
    button: "Open the task",
  },
  askedFor: (name) => `It works for ${name}, and somebody else has to decide.`,
  waits: "Nothing happens until you decide. It waits for up to seven days.",
  fallback: "Or open this address:",
  closing: (site) =>
    `You get this email because something waits for you at ${site}. You can switch these emails off in Settings, under Notifications.`,
};

export const german: WaitingTexts = {
  language: "de",
  approval: {
    title: "Ihre Freigabe ist nötig",
    lead: "Ein Assistent möchte Folgendes tun und wartet auf Sie:",
    button: "Ansehen und entscheiden",
  },
  question: {
    title: "Ihr Assistent hat eine Frage",
    lead: "Ein Assistent kommt ohne Ihre Antwort nicht weiter.",
    button: "Lesen und antworten",
  },
  ended: {
    title: "Ihre Hintergrundarbeit ist beendet",
    lead: "Eine Arbeit, die im Hintergrund für Sie lief, ist beendet.",
    button: "Ergebnis öffnen",
  },
  reminder: {
    title: "Erinnerung",
    lead: "Eine Ihrer Aufgaben ist fällig.",
    button: "Aufgabe öffnen",
  },
  limit: {
    title: "Ihr Assistent hat ein Limit erreicht",
    lead: "Ein Assistent hat verbraucht, was ihm für eine Ihrer Arbeiten erlaubt war. Sie entscheiden, ob er weitermacht.",
    button: "Ansehen und entscheiden",
  },
  askedFor: (name) => `Er arbeitet für ${name}, und jemand anderes muss entscheiden.`,
  waits: "Bis Sie entscheiden, geschieht nichts. Es wartet bis zu sieben Tage.",
  fallback: "Oder öffnen Sie diese Adresse:",
  closing: (site) =>
    `Sie erhalten diese E-Mail, weil auf ${site} etwas auf Sie wartet. Sie können diese E-Mails in den Einstellungen unter „Notifications“ abschalten.`,
};
