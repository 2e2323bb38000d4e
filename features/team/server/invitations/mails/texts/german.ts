import type { InvitationTexts } from "./invitation-texts.ts";

export const german: InvitationTexts = {
  roles: {
    owner: "mit allen Rechten: Sie dürfen alles, auch den Tarif ändern und den Arbeitsbereich schließen",
    admin: "für die Verwaltung: Sie verwalten Personen, Teams und Einstellungen",
    billing: "für die Abrechnung: Sie arbeiten wie alle anderen mit und verwalten Tarif und Rechnungen",
    auditor: "für die Prüfung: Sie lesen Protokoll und Aufbewahrungen und ändern nichts",
    member: "als Mitglied: Sie arbeiten mit dem Assistenten und teilen, was Sie möchten",
    guest: "als Gast: Sie sehen, was mit Ihnen geteilt wird",
  },
  invitation: ({ inviter, inviterAddress, workspace, role, site, email, day }) => ({
    subject: `${inviter} lädt Sie zu ${workspace} ein`,
    title: `${inviter} lädt Sie zu ${workspace} ein`,
    paragraphs: [
      `${inviter} (${inviterAddress}) lädt Sie in den Arbeitsbereich „${workspace}“ auf ${site} ein, ${role}.`,
    ],
    messageIntro: `${inviter} schreibt:`,
    validUntil: `Der Link gilt bis ${day}, und nur für ${email}.`,
    button: "Einladung ansehen",
    fallback: "Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:",
    closing:
      "Wenn Sie nicht wissen, wer Sie einlädt, ignorieren Sie diese E-Mail oder lehnen Sie auf der Seite ab. Ohne Sie entsteht kein Konto.",
  }),
};
