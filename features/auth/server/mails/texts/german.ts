import type { AuthTexts } from "./auth-texts.ts";

const notice = (subject: string, sentence: string) => () => ({
  subject,
  title: subject,
  paragraphs: [sentence],
});

export const german: AuthTexts = {
  language: "de",
  mails: {
    confirmation: ({ site }) => ({
      subject: "Bestätigen Sie Ihre E-Mail-Adresse",
      title: "Bestätigen Sie Ihre E-Mail-Adresse",
      paragraphs: [
        `Mit dieser Adresse wurde bei ${site} ein Konto angelegt. Bestätigen Sie, dass das Postfach Ihnen gehört.`,
      ],
      button: "Adresse bestätigen",
    }),
    invite: ({ site }) => ({
      subject: "Sie sind zu Adjutant eingeladen",
      title: "Sie sind zu Adjutant eingeladen",
      paragraphs: [`Sie wurden zu ${site} eingeladen. Nehmen Sie an, um Ihr Konto zu eröffnen.`],
      button: "Einladung annehmen",
    }),
    recovery: ({ site }) => ({
      subject: "Wählen Sie ein neues Passwort",
      title: "Wählen Sie ein neues Passwort",
      paragraphs: [
        `Für Ihr Konto bei ${site} wurde ein neues Passwort angefordert. Bis dahin gilt das bisherige.`,
      ],
      button: "Neues Passwort wählen",
    }),
    magic_link: ({ site }) => ({
      subject: "Ihr Link zur Anmeldung",
      title: "Anmeldung bei Adjutant",
      paragraphs: [`Damit melden Sie sich bei ${site} an, einmal.`],
      button: "Anmelden",
    }),
    email_change_current: ({ email, newEmail }) => ({
      subject: "Bestätigen Sie die Änderung Ihrer E-Mail-Adresse",
      title: "Bestätigen Sie die Änderung Ihrer E-Mail-Adresse",
      paragraphs: [
        `Ihr Konto soll von ${email} zu ${newEmail} wechseln.`,
        "Es wechselt, wenn beide Postfächer bestätigt haben.",
      ],
      button: "Änderung bestätigen",
    }),
    email_change_new: ({ email, newEmail }) => ({
      subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      title: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      paragraphs: [
        email
          ? `Das Konto von ${email} soll zu ${newEmail} wechseln.`
          : `${newEmail} soll die Adresse Ihres Kontos werden.`,
        "Bestätigen Sie sie nur, wenn dieses Konto Ihres ist.",
      ],
      button: "Adresse bestätigen",
    }),
    reauthentication: ({ site }) => ({
      subject: "Ihr Bestätigungscode",
      title: "Ihr Bestätigungscode",
      paragraphs: [`Eine Änderung an Ihrem Konto bei ${site} verlangt den Nachweis, dass Sie es sind.`],
    }),
    password_changed: notice(
      "Ihr Passwort wurde geändert",
      "Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.",
    ),
    email_changed: ({ email, newEmail }) => ({
      subject: "Ihre E-Mail-Adresse wurde geändert",
      title: "Ihre E-Mail-Adresse wurde geändert",
      paragraphs: [
        newEmail
          ? `Ihr Konto wechselte von ${email} zu ${newEmail}.`
          : "Die E-Mail-Adresse Ihres Kontos wurde geändert.",
      ],
    }),
    phone_changed: notice(
      "Ihre Telefonnummer wurde geändert",
      "Die Telefonnummer Ihres Kontos wurde geändert.",
    ),
    identity_linked: notice(
      "Eine Anmeldung wurde verknüpft",
      "Ein weiterer Weg zur Anmeldung wurde mit Ihrem Konto verknüpft. Er öffnet es von nun an.",
    ),
    identity_unlinked: notice(
      "Eine Anmeldung wurde gelöst",
      "Ein Weg zur Anmeldung wurde von Ihrem Konto gelöst. Er öffnet es nicht mehr.",
    ),
    factor_enrolled: notice(
      "Ein zweiter Faktor wurde hinzugefügt",
      "Zu Ihrem Konto wurde ein zweiter Faktor hinzugefügt. Die Anmeldung verlangt ihn von nun an.",
    ),
    factor_unenrolled: notice(
      "Ein zweiter Faktor wurde entfernt",
      "Von Ihrem Konto wurde ein zweiter Faktor entfernt. Die Anmeldung verlangt ihn nicht mehr.",
    ),
    factor_changed: notice(
      "Ein zweiter Faktor wurde geändert",
      "Die Codes eines zweiten Faktors Ihres Kontos gehen von nun an an eine andere Telefonnummer.",
    ),
    second_step_removed: notice(
      "Ihr zweiter Faktor wurde entfernt",
      "Die Administration hat alle zweiten Faktoren und Wiederherstellungscodes Ihres Kontos entfernt und Sie überall abgemeldet. Die Anmeldung verlangt sie nicht mehr.",
    ),
    recovery_codes_made: notice(
      "Neue Wiederherstellungscodes wurden erstellt",
      "Für Ihr Konto wurden Wiederherstellungscodes erstellt. Jeder ersetzt einmal den zweiten Faktor; frühere gelten nicht mehr.",
    ),
    recovery_code_used: notice(
      "Ein Wiederherstellungscode wurde verwendet",
      "Ein Wiederherstellungscode hat den zweiten Faktor Ihres Kontos ersetzt. Er ist verbraucht.",
    ),
    sessions_ended: notice(
      "Alle anderen Geräte wurden abgemeldet",
      "Alle Sitzungen Ihres Kontos außer der, von der aus es verlangt wurde, wurden beendet.",
    ),
    passkey_added: notice(
      "Ein Passkey wurde hinzugefügt",
      "Zu Ihrem Konto wurde ein Passkey hinzugefügt. Er öffnet Ihr Konto von nun an.",
    ),
    passkey_removed: notice(
      "Ein Passkey wurde entfernt",
      "Von Ihrem Konto wurde ein Passkey entfernt. Er öffnet Ihr Konto nicht mehr.",
    ),
    holder_voided: ({ site, email }) => ({
      subject: "Frühere Zugänge zu Ihrem Konto wurden entfernt",
      title: "Ihr Konto gehört jetzt nur Ihnen",
      paragraphs: [
        `${email} wurde für das Konto bei ${site} bestätigt. Zuvor hatte jemand das Konto eröffnet, und jemand, vielleicht eine andere Person, hatte mit dieser Adresse danach gefragt. Ob Sie das waren, lässt sich nicht feststellen; darum bleibt nichts, womit jemand anderes hineinkäme.`,
        "Entfernt sind: das Passwort, alle zweiten Faktoren, Wiederherstellungscodes und Passkeys, die Telefonnummer, verknüpfte Anmeldungen wie Google sowie Name und Sprache des Profils. Alle anderen Geräte wurden abgemeldet. Unterhaltungen und Dateien sind noch da.",
        "Wählen Sie ein neues Passwort in den Einstellungen unter Sicherheit oder über „Forgot password“ bei der Anmeldung. Richten Sie danach neu ein, was Ihnen fehlt.",
      ],
      closing:
        "Haben Sie diese Adresse nicht bestätigt? Dann wählen Sie über „Forgot password“ ein neues Passwort: Das beendet alle anderen Sitzungen.",
    }),
    phone_detached: ({ site }) => ({
      subject: "Eine Telefonnummer wurde von Ihrem Konto entfernt",
      title: "Eine Telefonnummer wurde von Ihrem Konto entfernt",
      paragraphs: [
        `Die Telefonnummer Ihres Kontos bei ${site} war nie bestätigt worden. Nun hat jemand nachgewiesen, dass sie ihm gehört, ohne in Ihrem Konto angemeldet zu sein.`,
        "Ihr Konto bleibt Ihres, mit allem darin. Falls die Nummer Ihre ist, fügen Sie sie in den Einstellungen wieder hinzu.",
      ],
    }),
    session_new_device: notice(
      "Ein neues Gerät hat sich angemeldet",
      "Ihr Konto wurde auf einem Gerät geöffnet, das bisher nicht bekannt war.",
    ),
    account_closing: ({ site, dueDay }) => ({
      subject: "Ihr Konto wird gelöscht",
      title: `Ihr Konto wird am ${dueDay} gelöscht`,
      paragraphs: [
        "Sie sind überall abgemeldet, und der Assistent arbeitet nicht mehr für Sie.",
        `Um das Konto zu behalten, melden Sie sich vor diesem Tag bei ${site} an und wählen Sie „Keep my account“.`,
        "Nach diesem Tag werden Ihre Unterhaltungen, Läufe und Dateien endgültig gelöscht.",
      ],
      closing:
        "Waren Sie das nicht? Melden Sie sich an, wählen Sie „Keep my account“ und dann in den Einstellungen unter Sicherheit ein neues Passwort.",
    }),
    account_waiting: ({ site }) => ({
      subject: "Ihr Konto kann noch nicht gelöscht werden",
      title: "Ihr Konto kann noch nicht gelöscht werden",
      paragraphs: [
        "Sie haben es gewünscht, und der Tag ist gekommen. Aber ein Arbeitsbereich, in dem andere arbeiten, hat außer Ihnen keinen Eigentümer.",
        `Bitten Sie die Administration von ${site}, eine dieser Personen zum Eigentümer zu machen. Dann wird Ihr Konto von selbst gelöscht.`,
        "Um das Konto zu behalten, melden Sie sich an und wählen Sie „Keep my account“.",
      ],
      closing: "Bis dahin schreiben wir Ihnen deswegen nicht noch einmal.",
    }),
    account_kept: ({ site }) => ({
      subject: "Ihr Konto bleibt bestehen",
      title: "Ihr Konto bleibt bestehen",
      paragraphs: [`Es wird nicht gelöscht: Von Ihrem Konto bei ${site} geht nichts verloren.`],
    }),
    account_deleted: ({ site }) => ({
      subject: "Ihr Konto wurde gelöscht",
      title: "Ihr Konto wurde gelöscht",
      paragraphs: [
        `Ihr Konto bei ${site} gibt es nicht mehr. Ihre Unterhaltungen, Läufe und Dateien werden gelöscht.`,
      ],
      closing: `Dies ist die letzte Mail zu diesem Konto. Waren Sie das nicht? Wenden Sie sich an die Betreiber von ${site}.`,
    }),
  },
  texts: {
    confirmation: (code, site) => `${code} bestätigt Ihre Telefonnummer bei ${site}.`,
    sign_in: (code, site) => `${code} ist Ihr Anmeldecode für ${site}. Geben Sie ihn niemandem.`,
    phone_change: (code, site) => `${code} bestätigt Ihre neue Telefonnummer bei ${site}.`,
    factor: (code, site) => `${code} ist Ihr zweiter Faktor für ${site}. Geben Sie ihn niemandem.`,
    email_detached: (_, site) =>
      `${site}: Jemand anderes hat die unbestätigte E-Mail-Adresse Ihres Kontos nachgewiesen; sie wurde entfernt. Das Konto bleibt Ihres. Falls die Adresse Ihre ist, fügen Sie sie in den Einstellungen wieder hinzu.`,
    reauthentication: (code, site) =>
      `${code} ist Ihr Bestätigungscode für ${site}. Geben Sie ihn niemandem.`,
  },
  codeLabel: "Geben Sie diesen Code in das Programm ein, das Sie danach gefragt hat:",
  codeOrLinkLabel: "Falls ein Programm Sie stattdessen nach einem Code fragt, lautet er:",
  fallback: "Wenn der Knopf nichts tut, öffnen Sie diese Adresse:",
  validFor: (period) => `Gültig für ${period}, für eine Verwendung.`,
  factors: {
    totp: "Authenticator-App",
    phone: "Telefon",
    webauthn: "Sicherheitsschlüssel",
    recovery_code: "Wiederherstellungscodes",
  },
  labels: { when: "Wann", account: "Konto", detail: "Was", from: "Von" },
  proofClosing:
    "Sie haben das nicht angefordert? Dann beachten Sie diese Mail nicht: Es ändert sich nichts. Leiten Sie sie niemandem weiter.",
  noticeClosing:
    "Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und beenden Sie in den Einstellungen unter Sicherheit alle anderen Sitzungen.",
};
