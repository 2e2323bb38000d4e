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
        `Für Ihr Konto bei ${site} wurde ein neues Passwort angefordert. Das bisherige gilt, bis Sie ein neues wählen.`,
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
        `Die Adresse Ihres Kontos soll von ${email} zu ${newEmail} geändert werden.`,
        "Die Änderung gilt, sobald beide Postfächer sie bestätigt haben.",
      ],
      button: "Änderung bestätigen",
    }),
    email_change_new: ({ email, newEmail }) => ({
      subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      title: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      paragraphs: [
        email
          ? `Die Adresse des Kontos von ${email} soll zu ${newEmail} geändert werden.`
          : `${newEmail} soll die Adresse Ihres Kontos werden.`,
        "Bestätigen Sie sie nur, wenn dieses Konto Ihres ist.",
      ],
      button: "Adresse bestätigen",
    }),
    reauthentication: ({ site }) => ({
      subject: "Ihr Bestätigungscode",
      title: "Ihr Bestätigungscode",
      paragraphs: [`Bestätigen Sie, dass Sie selbst Ihr Konto bei ${site} ändern.`],
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
          ? `Die Adresse Ihres Kontos wurde von ${email} zu ${newEmail} geändert.`
          : "Die E-Mail-Adresse Ihres Kontos wurde geändert.",
      ],
    }),
    phone_changed: notice(
      "Ihre Telefonnummer wurde geändert",
      "Die Telefonnummer Ihres Kontos wurde geändert.",
    ),
    identity_linked: notice(
      "Eine Anmeldung wurde verknüpft",
      "Eine weitere Anmeldemethode wurde mit Ihrem Konto verknüpft. Sie können sich ab jetzt damit anmelden.",
    ),
    identity_unlinked: notice(
      "Eine Anmeldung wurde gelöst",
      "Eine Anmeldemethode wurde von Ihrem Konto gelöst. Sie können sich damit nicht mehr anmelden.",
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
      "Die Codes eines zweiten Faktors Ihres Kontos gehen ab jetzt an eine andere Telefonnummer.",
    ),
    second_step_removed: notice(
      "Ihr zweiter Faktor wurde entfernt",
      "Der Betreiber dieser Installation hat alle zweiten Faktoren und Wiederherstellungscodes Ihres Kontos entfernt und Sie überall abgemeldet. Die Anmeldung verlangt sie nicht mehr.",
    ),
    recovery_codes_made: notice(
      "Neue Wiederherstellungscodes wurden erstellt",
      "Für Ihr Konto wurden Wiederherstellungscodes erstellt. Jeder ersetzt einmal den zweiten Faktor; frühere gelten nicht mehr.",
    ),
    recovery_code_used: notice(
      "Ein Wiederherstellungscode wurde verwendet",
      "Ein Wiederherstellungscode hat den zweiten Faktor Ihres Kontos ersetzt. Er gilt nicht noch einmal.",
    ),
    sessions_ended: notice(
      "Alle anderen Geräte wurden abgemeldet",
      "Alle Sitzungen Ihres Kontos bis auf die aktuelle wurden beendet.",
    ),
    passkey_added: notice(
      "Ein Passkey wurde hinzugefügt",
      "Zu Ihrem Konto wurde ein Passkey hinzugefügt. Sie können sich ab jetzt damit anmelden.",
    ),
    passkey_removed: notice(
      "Ein Passkey wurde entfernt",
      "Von Ihrem Konto wurde ein Passkey entfernt. Sie können sich damit nicht mehr anmelden.",
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
        "Ihr Konto sollte heute gelöscht werden. Sie sind aber der einzige Eigentümer eines Arbeitsbereichs mit weiteren Mitgliedern.",
        `Bitten Sie den Betreiber von ${site}, eines von ihnen zum Eigentümer zu machen. Dann wird Ihr Konto automatisch gelöscht.`,
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
      closing: `Dies ist die letzte Mail zu diesem Konto. Waren Sie das nicht? Wenden Sie sich an den Betreiber von ${site}.`,
    }),
  },
  texts: {
    confirmation: (code, site) => `${code} bestätigt Ihre Telefonnummer bei ${site}.`,
    sign_in: (code, site) => `${code} ist Ihr Anmeldecode für ${site}. Geben Sie ihn nicht weiter.`,
    phone_change: (code, site) => `${code} bestätigt Ihre neue Telefonnummer bei ${site}.`,
    factor: (code, site) => `${code} ist Ihr zweiter Faktor für ${site}. Geben Sie ihn nicht weiter.`,
    email_detached: (_, site) =>
      `${site}: Jemand anderes hat die unbestätigte E-Mail-Adresse Ihres Kontos nachgewiesen; sie wurde entfernt. Das Konto bleibt Ihres. Falls die Adresse Ihre ist, fügen Sie sie in den Einstellungen wieder hinzu.`,
    reauthentication: (code, site) =>
      `${code} ist Ihr Bestätigungscode für ${site}. Geben Sie ihn nicht weiter.`,
  },
  codeLabel: "Geben Sie diesen Code in das Programm ein, das Sie danach gefragt hat:",
  codeOrLinkLabel: "Falls ein Programm Sie stattdessen nach einem Code fragt, lautet er:",
  fallback: "Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:",
  validFor: (period) => `Gültig für ${period}, einmal verwendbar.`,
  factors: {
    totp: "Authenticator-App",
    phone: "Telefon",
    webauthn: "Sicherheitsschlüssel",
    recovery_code: "Wiederherstellungscodes",
  },
  labels: { when: "Wann", account: "Konto", detail: "Was", from: "Von" },
  proofClosing:
    "Sie haben das nicht angefordert? Dann ignorieren Sie diese Mail: Es ändert sich nichts. Leiten Sie sie nicht weiter.",
  noticeClosing:
    "Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und beenden Sie in den Einstellungen unter Sicherheit alle anderen Sitzungen.",
};
