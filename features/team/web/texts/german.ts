import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Team",
  lead: "Die Personen in diesem Arbeitsbereich und ihre Rechte.",
  alone: {
    text: "Sie sind allein in diesem Arbeitsbereich. Um Personen einzuladen, brauchen Sie einen Tarif mit Plätzen für sie: Business oder Enterprise.",
    plans: "Tarif wählen",
  },
  area: "Bereiche des Teams",
  tabs: { members: "Mitglieder", invitations: "Einladungen", groups: "Teams", shared: "Geteiltes" },
  roles: {
    owner: "Inhaber",
    admin: "Admin",
    billing: "Abrechnung",
    auditor: "Prüfer",
    member: "Mitglied",
    guest: "Gast",
  },
  whatRolesMay: {
    owner: "Hat alle Rechte und kann andere zu Inhabern machen.",
    admin: "Arbeitet hier und verwaltet Personen, Teams und Einstellungen, aber keine Inhaber.",
    billing: "Arbeitet hier und verwaltet Tarif und Rechnungen.",
    auditor: "Liest den Bereich Compliance und ändert nichts.",
    member: "Arbeitet hier: Unterhaltungen, Agenten und Aufgaben, und was andere teilen.",
    guest: "Liest, kommentiert und bearbeitet nur Geteiltes.",
  },
  switcher: {
    label: (name) => `Arbeitsbereich: ${name}. Wechseln`,
    heading: "Ihre Arbeitsbereiche",
    personal: "Persönlich",
    unread: (count) => `${count} ungelesen`,
    palette: "Arbeitsbereiche",
    switchTo: (name) => `Zu ${name} wechseln`,
  },
  rename: {
    open: "Umbenennen",
    title: "Arbeitsbereich umbenennen",
    lead: "Alle im Arbeitsbereich sehen diesen Namen: in der Kopfzeile, in Einladungen und in E-Mails.",
    name: "Bezeichnung",
    missing: "Geben Sie einen Namen ein.",
    submit: "Umbenennen",
    busy: "Wird umbenannt ...",
  },
  lost: {
    documentTitle: "Nicht Ihr Arbeitsbereich",
    ended: (name) =>
      name ? `Sie gehören nicht mehr zu „${name}“` : "Sie gehören nicht zu diesem Arbeitsbereich",
    left: (name) => (name ? `Sie haben „${name}“ verlassen` : "Sie haben diesen Arbeitsbereich verlassen"),
    suspended: (name) =>
      name ? `Ihr Zugang zu „${name}“ ist gesperrt` : "Ihr Zugang zu diesem Arbeitsbereich ist gesperrt",
    endedText: (wasMember) =>
      wasMember
        ? "Ihre Mitgliedschaft wurde beendet. Fragen Sie einen Inhaber des Arbeitsbereichs, wenn das nicht stimmt."
        : "Ihre Mitgliedschaft wurde beendet, oder der Link ist nicht für Sie. Fragen Sie einen Inhaber des Arbeitsbereichs, wenn das nicht stimmt.",
    leftText:
      "Was andere dort nutzen, gehört jetzt jemand anderem. Um zurückzukommen, brauchen Sie eine Einladung.",
    suspendedText:
      "Ihre Unterhaltungen und Dateien bleiben erhalten. Ein Inhaber oder Admin des Arbeitsbereichs kann Ihnen wieder Zugang geben.",
    goPersonal: "Zu Ihrem persönlichen Arbeitsbereich",
    others: "Ihre anderen Arbeitsbereiche",
  },
};
