export interface DigestTexts {
  language: "en" | "de";
  subject: (count: number, workspace: string) => string;
  more: (count: number) => string;
  lead: string;
  quoted: (said: string) => string;
  closing: (site: string) => string;
}

export const english: DigestTexts = {
  language: "en",
  subject: (count, workspace) =>
    count === 1 ? `One new notification in ${workspace}` : `${count} new notifications in ${workspace}`,
  more: (count) => (count === 1 ? "And one more in the product." : `And ${count} more in the product.`),
  lead: "This is new for you, the latest first. Each line leads to it.",
  quoted: (said) => `“${said}”`,
  closing: (site) =>
    `You get this email because you have not read this at ${site} yet. You choose what is mailed, and when, in Settings, under Notifications.`,
};

export const german: DigestTexts = {
  language: "de",
  subject: (count, workspace) =>
    count === 1
      ? `Eine neue Benachrichtigung in ${workspace}`
      : `${count} neue Benachrichtigungen in ${workspace}`,
  more: (count) => (count === 1 ? "Und eine weitere im Produkt." : `Und ${count} weitere im Produkt.`),
  lead: "Das ist neu für Sie, das Neueste zuerst. Jede Zeile führt dorthin.",
  quoted: (said) => `„${said}“`,
  closing: (site) =>
    `Sie erhalten diese E-Mail, weil Sie das auf ${site} noch nicht gelesen haben. Was per E-Mail kommt und wann, wählen Sie in den Einstellungen bei den Benachrichtigungen („Notifications“).`,
};
