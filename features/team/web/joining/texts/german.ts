import type { english } from "./english.ts";

export const german: typeof english = {
  titles: { invitation: "Einladung", link: "Beitreten" },
  loading: "Der Link konnte nicht geprüft werden",
  roles: {
    owner: "Sie haben dort alle Rechte und können andere zu Inhabern machen.",
    admin: "Sie arbeiten dort und verwalten Personen, Teams und Einstellungen.",
    billing: "Sie arbeiten dort und verwalten Tarif und Rechnungen.",
    auditor: "Sie können dort den Bereich Compliance lesen und nichts ändern.",
    member: "Sie arbeiten dort mit dem Assistenten und teilen, was Sie möchten.",
    guest: "Sie sehen dort, was mit Ihnen geteilt wird.",
  },
  invitation: {
    title: (workspace) => `${workspace} beitreten`,
    by: (name) => `${name} lädt Sie in diesen Arbeitsbereich ein.`,
    byNobody: "Sie wurden in diesen Arbeitsbereich eingeladen.",
    message: (name) => (name ? `${name} schreibt:` : "Nachricht:"),
    until: (day) => `Die Einladung gilt bis ${day}.`,
    forAddress: (email) => `Sie ist für ${email}.`,
    accept: "Annehmen",
    memberTitle: (workspace) => `Sie sind Mitglied von ${workspace}`,
    member: "Sie haben diese Einladung schon angenommen.",
    enter: "Zu diesem Arbeitsbereich",
    decline: "Ablehnen",
    signIn: "Anmelden und annehmen",
    create: "Konto erstellen und beitreten",
    creating: "Konto wird erstellt …",
    createLead: (email) =>
      `Wählen Sie ein Passwort, um Ihr Konto für ${email} zu erstellen. Die Adresse ist schon bestätigt.`,
    keepsOwn: "Ihr eigener Arbeitsbereich bleibt, wie er ist. Sie können zwischen beiden wechseln.",
    otherTitle: "Diese Einladung ist für jemand anderen",
    other: (own, invited) =>
      `Sie sind als ${own} angemeldet. Die Einladung ist für ${invited}, und nur dieses Konto kann sie annehmen.`,
    switchAccount: "Abmelden und weiter",
    stay: "Angemeldet bleiben",
    accountExists: "Für diese Adresse gibt es schon ein Konto. Melden Sie sich an, um anzunehmen.",
    passwordField: "Passwort wählen",
  },
  link: {
    title: (workspace) => `${workspace} beitreten`,
    lead: "Jemand aus diesem Arbeitsbereich hat diesen Link mit Ihnen geteilt.",
    next: "Melden Sie sich an oder erstellen Sie ein Konto, um beizutreten.",
    forDomains: "Er gilt für Adressen bestimmter Domains. Verwenden Sie Ihre Adresse bei der Arbeit.",
    join: "Beitreten",
    planTitle: (plan) => `Tarif ${plan}`,
    planLead: (day) => `Mit diesem Link hat Ihr eigener Arbeitsbereich den Tarif kostenlos bis ${day}.`,
    planNext: "Melden Sie sich an oder erstellen Sie ein Konto, um ihn zu aktivieren.",
    take: "Tarif aktivieren",
    signIn: "Anmelden",
    signUp: "Konto erstellen",
    as: (email) => `Sie sind als ${email} angemeldet.`,
    switchAccount: "Anderes Konto verwenden",
  },
  proof: {
    title: "Bestätigen Sie zuerst Ihre E-Mail-Adresse",
    text: (email) => `Öffnen Sie den Link, den wir an ${email} gesendet haben. Er führt Sie hierher zurück.`,
    outbox:
      "Diese Installation versendet keine E-Mails. Bitten Sie einen Admin um Ihren Bestätigungslink, der im Postausgang auf /dev liegt und Sie hierher zurückführt.",
    resend: "Erneut senden",
    newLink: "Neuer Link",
    wait: (seconds) => `Erneut senden in ${seconds} s`,
  },
  ends: {
    "invitation.not_found": {
      title: "Diese Einladung gibt es nicht",
      text: "Der Link ist möglicherweise unvollständig, oder es gibt einen neueren. Öffnen Sie die neueste E-Mail oder bitten Sie um eine neue Einladung.",
    },
    "invitation.expired": {
      title: "Diese Einladung ist abgelaufen",
      text: "Bitten Sie die Person, die Sie eingeladen hat, sie erneut zu senden.",
    },
    "invitation.withdrawn": {
      title: "Diese Einladung wurde zurückgezogen",
      text: "Falls das ein Versehen ist, fragen Sie die Person, die Sie eingeladen hat.",
    },
    "invitation.declined": {
      title: "Sie haben diese Einladung abgelehnt",
      text: "Wenn Sie es sich anders überlegen, bitten Sie um eine neue.",
    },
    "invitation.used": {
      title: "Diese Einladung wurde schon angenommen",
      text: "Melden Sie sich mit der eingeladenen Adresse an und wechseln Sie oben auf der Seite in den Arbeitsbereich.",
    },
    "invitation.membership_ended": {
      title: "Diese Einladung wurde schon verwendet",
      text: "Sie gilt nur einmal, und die Mitgliedschaft daraus ist beendet. Bitten Sie um eine neue Einladung.",
    },
    "invitation.suspended": {
      title: "Ihr Zugang zu diesem Arbeitsbereich ist gesperrt",
      text: "Bitten Sie einen Inhaber, Ihnen wieder Zugang zu geben.",
    },
    "invitation.no_seat": {
      title: "In diesem Arbeitsbereich ist kein Platz frei",
      text: "Wir haben die Personen benachrichtigt, die den Tarif verwalten. Ihre Einladung bleibt offen. Versuchen Sie es später noch einmal.",
    },
    "join_link.not_found": {
      title: "Diesen Link gibt es nicht",
      text: "Er ist möglicherweise unvollständig. Fragen Sie die Person, die ihn mit Ihnen geteilt hat.",
    },
    "join_link.expired": {
      title: "Dieser Link ist abgelaufen",
      text: "Bitten Sie die Person, die ihn mit Ihnen geteilt hat, um einen neuen.",
    },
    "join_link.withdrawn": {
      title: "Dieser Link wurde zurückgezogen",
      text: "Bitten Sie die Person, die ihn mit Ihnen geteilt hat, um einen neuen.",
    },
    "join_link.used_up": {
      title: "Dieser Link ist aufgebraucht",
      text: "Bitten Sie die Person, die ihn mit Ihnen geteilt hat, um einen neuen.",
    },
    "join_link.wrong_domain": {
      title: "Dieser Link gilt nicht für Ihre Adresse",
      text: "Melden Sie sich mit einer Adresse an, die er erlaubt.",
    },
    "join_link.already_member": {
      title: "Sie sind schon Mitglied",
      text: "Wechseln Sie oben auf der Seite in den Arbeitsbereich.",
    },
    "join_link.suspended": {
      title: "Ihr Zugang zu diesem Arbeitsbereich ist gesperrt",
      text: "Bitten Sie einen Inhaber, Ihnen wieder Zugang zu geben.",
    },
    "join_link.no_seat": {
      title: "In diesem Arbeitsbereich ist kein Platz frei",
      text: "Wir haben die Personen benachrichtigt, die den Tarif verwalten. Behalten Sie den Link und versuchen Sie es später noch einmal.",
    },
    "join_link.has_plan": {
      title: "Ihr Arbeitsbereich hat schon einen Tarif",
      text: "Ein Link kann keinen Tarif ersetzen. Verwenden Sie ihn, wenn Ihrer geendet hat.",
    },
  },
  domains: (domains) => `Erlaubte Adressen: ${domains}.`,
  again: "Erneut versuchen",
  home: "Zur Startseite",
  dashboard: "Zu Ihrem Arbeitsbereich",
};
