import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Benachrichtigungen",
  waiting: (count) => (count === 1 ? "1 wartet auf Sie" : `${count} warten auf Sie`),
  unread: (count) => `${count} ungelesen`,
  isUnread: "Ungelesen",
  readAll: "Alle als gelesen markieren",
  filter: "Benachrichtigungen filtern",
  filters: { all: "Alle", unread: "Ungelesen", mentions: "Erwähnungen" },
  empty: {
    besides: "Sonst gibt es nichts.",
    all: "Erwähnungen, Kommentare, Erinnerungen und was andere mit Ihnen teilen, erscheinen hier.",
    unread: "Sie haben alles gelesen.",
    mentions: "Noch hat Sie niemand erwähnt.",
  },
  notLoaded: "Ihre Benachrichtigungen konnten nicht geladen werden",
  notRead: "Das wurde nicht als gelesen markiert",
  loading: "Benachrichtigungen werden geladen",
  more: "Mehr laden",
  elsewhere: "In Ihren anderen Arbeitsbereichen",
  elsewhereCount: (count) => (count > 99 ? "99+ ungelesen" : `${count} ungelesen`),
  settings: "Einstellungen für Benachrichtigungen",
  open: "Öffnen",
};
