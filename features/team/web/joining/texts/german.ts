import type { english } from "./english.ts";

export const german: typeof english = {
  titles: { invitation: "Einladung", link: "Beitreten" },
  loading: "Der Link konnte nicht geprüft werden",
  roles: {
    owner: "Sie dürfen dort alles und machen andere zu Inhabern.",
    admin: "Sie arbeiten dort und verwalten Personen, Teams und Einstellungen.",
    billing: "Sie arbeiten dort und verwalten Tarif und Rechnungen.",
    auditor: "Sie lesen dort den Bereich Compliance und ändern nichts.",
    member: "Sie arbeiten dort mit dem Assistenten und teilen, was Sie möchten.",
    guest: "Sie sehen dort, was mit Ihnen geteilt wird.",
  },
  invitation: {
    title: (workspace) => `${workspace} beitreten`,
    by: (name) => `${name} lädt Sie in diesen Arbeitsbereich ein.`,
    byNobody: "Sie sind in diesen Arbeitsbereich eingeladen.",
    message: (name) => (name ? `${name} schreibt:` : "Mit diesen Worten:"),
    until: (day) => `Die Einladung gilt bis ${day}.`,
    forAddress: (email) => `Sie ist für ${email}.`,
    accept: "Annehmen",
    decline: "Ablehnen",
    signIn: "Anmelden und annehmen",
    create: "Konto erstellen und beitreten",
    creating: "Konto wird erstellt …",
    createLead: (email) =>
      `Sie haben noch kein Konto. Wählen Sie ein Passwort: Ihr Konto ist ${email} und sofort bestätigt.`,
    keepsOwn:
      "Ihr eigener Arbeitsbereich bleibt, wie er ist, mit allem, was darin ist. Sie wechseln zwischen beiden.",
    otherTitle: "Diese Einladung ist für jemand anderen",
    other: (own, invited) =>
      `Sie sind als ${own} angemeldet. Die Einladung ist für ${invited}, und nur dieses Konto kann sie annehmen.`,
    switchAccount: "Abmelden und weiter",
    stay: "Angemeldet bleiben",
    accountExists: "Diese Adresse hat inzwischen ein Konto. Melden Sie sich an, um anzunehmen.",
    passwordField: "Passwort wählen",
  },
  link: {
    title: (workspace) => `${workspace} beitreten`,
    lead: "Jemand aus diesem Arbeitsbereich hat Ihnen diesen Link gegeben.",
    next: "Melden Sie sich an, oder erstellen Sie ein Konto. Dann treten Sie mit einem Klick bei.",
    join: "Beitreten",
    planTitle: (plan) => `Der Tarif ${plan}`,
    planLead: (day) => `Dieser Link gibt Ihrem eigenen Arbeitsbereich den Tarif bis ${day}, ohne Kosten.`,
    planNext: "Melden Sie sich an, oder erstellen Sie ein Konto. Dann übernehmen Sie ihn mit einem Klick.",
    take: "Tarif übernehmen",
    signIn: "Anmelden",
    signUp: "Konto erstellen",
    as: (email) => `Sie sind als ${email} angemeldet.`,
    switchAccount: "Anderes Konto verwenden",
  },
  proof: {
    title: "Bestätigen Sie zuerst Ihre E-Mail-Adresse",
    text: (email) =>
      `Öffnen Sie den Link, den wir an ${email} gesendet haben. Er führt Sie hierher zurück, und dann geht es weiter.`,
    outbox:
      "Diese Installation versendet keine E-Mails. Bitten Sie einen Admin um Ihren Bestätigungslink, der Sie hierher zurückführt.",
    resend: "Erneut senden",
    newLink: "Neuer Link",
    wait: (seconds) => `Erneut senden in ${seconds} s`,
  },
  ends: {
    "invitation.not_found": {
      title: "Diese Einladung gibt es nicht",
      text: "Vielleicht wurde der Link nur zum Teil kopiert, oder es gibt einen neueren. Öffnen Sie die neueste E-Mail, oder bitten Sie um eine neue Einladung.",
    },
    "invitation.expired": {
      title: "Diese Einladung ist abgelaufen",
      text: "Bitten Sie die Person, die Sie eingeladen hat, sie erneut zu senden.",
    },
    "invitation.withdrawn": {
      title: "Diese Einladung wurde zurückgezogen",
      text: "Wenn das nicht stimmt, fragen Sie die Person, die Sie eingeladen hat.",
    },
    "invitation.declined": {
      title: "Die Einladung ist abgelehnt",
      text: "Sonst geschieht nichts. Wenn Sie es sich anders überlegen, bitten Sie um eine neue.",
    },
    "invitation.used": {
      title: "Diese Einladung wurde schon angenommen",
      text: "Melden Sie sich mit der eingeladenen Adresse an, und wechseln Sie oben auf der Seite in den Arbeitsbereich.",
    },
    "invitation.suspended": {
      title: "Ihr Zugang zu diesem Arbeitsbereich ist gesperrt",
      text: "Bitten Sie jemanden mit allen Rechten dort, ihn wieder zu öffnen.",
    },
    "invitation.no_seat": {
      title: "In diesem Arbeitsbereich ist kein Platz frei",
      text: "Die Zuständigen wissen Bescheid. Ihre Einladung bleibt offen: Versuchen Sie es wieder, sobald ein Platz frei ist.",
    },
    "join_link.not_found": {
      title: "Diesen Link gibt es nicht",
      text: "Vielleicht wurde er nur zum Teil kopiert. Fragen Sie die Person, die ihn Ihnen gegeben hat.",
    },
    "join_link.expired": {
      title: "Dieser Link ist abgelaufen",
      text: "Bitten Sie die Person, die ihn Ihnen gegeben hat, um einen neuen.",
    },
    "join_link.withdrawn": {
      title: "Dieser Link wurde zurückgezogen",
      text: "Bitten Sie die Person, die ihn Ihnen gegeben hat, um einen neuen.",
    },
    "join_link.used_up": {
      title: "Dieser Link ist verbraucht",
      text: "Er wurde so oft verwendet, wie er darf. Bitten Sie die Person, die ihn Ihnen gegeben hat, um einen neuen.",
    },
    "join_link.wrong_domain": {
      title: "Dieser Link ist für andere Adressen",
      text: "Melden Sie sich mit einer Adresse an, die er erlaubt.",
    },
    "join_link.already_member": {
      title: "Sie sind schon Mitglied",
      text: "Wechseln Sie oben auf der Seite in den Arbeitsbereich.",
    },
    "join_link.suspended": {
      title: "Ihr Zugang zu diesem Arbeitsbereich ist gesperrt",
      text: "Bitten Sie jemanden mit allen Rechten dort, ihn wieder zu öffnen.",
    },
    "join_link.no_seat": {
      title: "In diesem Arbeitsbereich ist kein Platz frei",
      text: "Die Zuständigen wissen Bescheid. Behalten Sie den Link, und versuchen Sie es wieder, sobald ein Platz frei ist.",
    },
    "join_link.has_plan": {
      title: "Ihr Arbeitsbereich hat schon einen Tarif",
      text: "Ein Link ersetzt keinen Tarif. Verwenden Sie ihn, wenn Ihrer geendet hat.",
    },
  },
  domains: (domains) => `Erlaubt sind Adressen von ${domains}.`,
  again: "Erneut versuchen",
  home: "Zur Startseite",
  dashboard: "Zu Ihrem Arbeitsbereich",
};
