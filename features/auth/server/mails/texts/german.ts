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
        `Mit dieser Adresse wurde bei ${site} ein Konto angelegt. Bestätigen Sie, dass diese Adresse Ihnen gehört.`,
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
      paragraphs: [`Mit diesem Link melden Sie sich bei ${site} an.`],
      button: "Anmelden",
    }),
    email_change_current: ({ email, newEmail }) => ({
      subject: "Bestätigen Sie die Änderung Ihrer E-Mail-Adresse",
      title: "Bestätigen Sie die Änderung Ihrer E-Mail-Adresse",
      paragraphs: [
        `Die Adresse Ihres Kontos soll von ${email} zu ${newEmail} geändert werden.`,
        "Die Änderung gilt, sobald beide Adressen bestätigt sind.",
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
      paragraphs: [`Mit diesem Code bestätigen Sie eine Änderung an Ihrem Konto bei ${site}.`],
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
      "Eine Anmeldemethode wurde verknüpft",
      "Eine Anmeldemethode wurde mit Ihrem Konto verknüpft. Sie können sich jetzt damit anmelden.",
    ),
    identity_unlinked: notice(
      "Eine Anmeldemethode wurde entfernt",
      "Eine Anmeldemethode wurde aus Ihrem Konto entfernt. Sie können sich damit nicht mehr anmelden.",
    ),
    factor_enrolled: notice(
      "Ein zweiter Faktor wurde hinzugefügt",
      "Zu Ihrem Konto wurde ein zweiter Faktor hinzugefügt. Sie werden künftig bei der Anmeldung danach gefragt.",
    ),
    factor_unenrolled: notice(
      "Ein zweiter Faktor wurde entfernt",
      "Aus Ihrem Konto wurde ein zweiter Faktor entfernt. Sie werden bei der Anmeldung nicht mehr danach gefragt.",
    ),
    factor_changed: notice(
      "Ein zweiter Faktor wurde geändert",
      "Die Codes eines zweiten Faktors Ihres Kontos gehen ab jetzt an eine andere Telefonnummer.",
    ),
    second_step_removed: notice(
      "Die Bestätigung in zwei Schritten wurde ausgeschaltet",
      "Der Betreiber dieser Installation hat die Bestätigung in zwei Schritten für Ihr Konto ausgeschaltet, Ihre Wiederherstellungscodes entfernt und Sie überall abgemeldet.",
    ),
    recovery_codes_made: notice(
      "Neue Wiederherstellungscodes wurden erstellt",
      "Für Ihr Konto wurden Wiederherstellungscodes erstellt. Jeder ersetzt den zweiten Faktor einmal. Frühere Codes gelten nicht mehr.",
    ),
    recovery_code_used: notice(
      "Ein Wiederherstellungscode wurde verwendet",
      "Ein Wiederherstellungscode wurde anstelle des zweiten Faktors verwendet. Er gilt nicht noch einmal.",
    ),
    sessions_ended: notice(
      "Alle anderen Geräte wurden abgemeldet",
      "Ihr Konto wurde auf allen Geräten außer dem aktuellen abgemeldet.",
    ),
    passkey_added: notice(
      "Ein Passkey wurde hinzugefügt",
      "Zu Ihrem Konto wurde ein Passkey hinzugefügt. Sie können sich ab jetzt damit anmelden.",
    ),
    passkey_removed: notice(
      "Ein Passkey wurde entfernt",
      "Aus Ihrem Konto wurde ein Passkey entfernt. Sie können sich damit nicht mehr anmelden.",
    ),
    holder_voided: ({ site, email }) => ({
      subject: "Frühere Zugänge zu Ihrem Konto wurden entfernt",
      title: "Ihr Konto gehört jetzt nur Ihnen",
      paragraphs: [
        `${email} wurde für das Konto bei ${site} bestätigt. Das Konto bestand schon vorher, und jemand hat mit dieser Adresse Zugang dazu angefordert. Ob Sie das waren, können wir nicht feststellen. Darum haben wir alles entfernt, womit jemand anderes Zugang hätte.`,
        "Entfernt wurden das Passwort, alle zweiten Faktoren, Wiederherstellungscodes und Passkeys, die Telefonnummer, verknüpfte Anmeldemethoden wie Google sowie Name und Sprache des Profils. Alle anderen Geräte wurden abgemeldet. Unterhaltungen und Dateien sind noch da.",
        "Wählen Sie ein neues Passwort in den Einstellungen unter „Security“ oder über „Passwort vergessen?“ bei der Anmeldung. Richten Sie danach den Rest neu ein.",
      ],
      closing:
        "Falls Sie diese Adresse nicht bestätigt haben, wählen Sie bei der Anmeldung über „Passwort vergessen?“ ein neues Passwort. Damit werden alle anderen Geräte abgemeldet.",
    }),
    phone_detached: ({ site }) => ({
      subject: "Eine Telefonnummer wurde von Ihrem Konto entfernt",
      title: "Eine Telefonnummer wurde von Ihrem Konto entfernt",
      paragraphs: [
        `Die Telefonnummer Ihres Kontos bei ${site} war nie bestätigt. Jemand, der nicht in Ihrem Konto angemeldet ist, hat sie nun als seine bestätigt.`,
        "Sonst hat sich an Ihrem Konto nichts geändert. Falls die Nummer Ihre ist, fügen Sie sie in den Einstellungen wieder hinzu.",
      ],
    }),
    session_new_device: notice(
      "Ein neues Gerät hat sich angemeldet",
      "Jemand hat sich auf einem neuen Gerät in Ihrem Konto angemeldet.",
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
        "Falls Sie das nicht waren, melden Sie sich an, wählen Sie „Keep my account“ und dann in den Einstellungen unter „Security“ ein neues Passwort.",
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
      subject: "Ihr Konto wird nicht gelöscht",
      title: "Ihr Konto wird nicht gelöscht",
      paragraphs: [`Die Löschung Ihres Kontos bei ${site} wurde abgebrochen. Es geht nichts verloren.`],
    }),
    account_deleted: ({ site, erasureId }) => ({
      subject: "Ihr Konto wurde gelöscht",
      title: "Ihr Konto wurde gelöscht",
      paragraphs: [
        `Ihr Konto bei ${site} gibt es nicht mehr. Ihre Unterhaltungen, Läufe und Dateien werden gelöscht.`,
        `Eine signierte Bescheinigung wird sagen, was gelöscht wurde und was aufbewahrt werden muss. Ihre Nummer ist ${erasureId}. Sie nennt niemanden: Heben Sie die Adresse unten auf, wenn Sie die Bescheinigung später wollen.`,
      ],
      button: "Bescheinigung öffnen",
      closing: `Dies ist die letzte E-Mail zu diesem Konto. Falls Sie das nicht waren, wenden Sie sich an den Betreiber von ${site}.`,
    }),
    archive_asked: ({ site }) => ({
      subject: "Jemand hat Ihre Daten angefordert",
      title: "Jemand hat Ihre Daten angefordert",
      paragraphs: [
        `Ein Admin von ${site} hat ein Archiv von allem angefordert, was zu Ihrem Konto gespeichert ist: Unterhaltungen, Dateien und das Protokoll dessen, was Sie getan haben. 72 Stunden lang kann es heruntergeladen werden.`,
        "Wer es war, und ob das Archiv heruntergeladen wurde, steht in Ihrem Protokoll unter Compliance.",
      ],
      closing: `Falls Sie nach Ihren Daten gefragt haben, ist das die Antwort. Falls nicht, fragen Sie den Betreiber von ${site} nach dem Grund.`,
    }),
  },
  texts: {
    confirmation: (code, site) => `${code} bestätigt Ihre Telefonnummer bei ${site}.`,
    sign_in: (code, site) => `${code} ist Ihr Anmeldecode für ${site}. Geben Sie ihn nicht weiter.`,
    phone_change: (code, site) => `${code} bestätigt Ihre neue Telefonnummer bei ${site}.`,
    factor: (code, site) => `${code} ist Ihr Bestätigungscode für ${site}. Geben Sie ihn nicht weiter.`,
    email_detached: (_, site) =>
      `${site}: Jemand anderes hat die unbestätigte E-Mail-Adresse Ihres Kontos bestätigt; sie wurde entfernt. Sonst hat sich nichts geändert. Falls die Adresse Ihre ist, fügen Sie sie in den Einstellungen wieder hinzu.`,
    reauthentication: (code, site) =>
      `${code} ist Ihr Bestätigungscode für ${site}. Geben Sie ihn nicht weiter.`,
  },
  codeLabel: "Geben Sie diesen Code dort ein, wo Sie danach gefragt wurden:",
  codeOrLinkLabel: "Falls Sie stattdessen nach einem Code gefragt werden, geben Sie diesen ein:",
  fallback: "Wenn die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:",
  validFor: (period) => `Gültig für ${period}, nur einmal verwendbar.`,
  factors: {
    totp: "Authenticator-App",
    phone: "Telefon",
    webauthn: "Sicherheitsschlüssel",
    recovery_code: "Wiederherstellungscodes",
  },
  labels: { when: "Wann", account: "Konto", detail: "Was", from: "Von" },
  proofClosing:
    "Falls Sie das nicht angefordert haben, ignorieren Sie diese E-Mail; es ändert sich nichts. Leiten Sie sie nicht weiter.",
  noticeClosing:
    "Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und melden Sie in den Einstellungen unter „Security“ alle anderen Geräte ab.",
};
