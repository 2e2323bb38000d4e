import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const accountActs: ActWords = {
  nouns: {
    account: ["Account", "Konto"],
    identity: ["Way to sign in", "Anmeldeweg"],
  },
  acts: {
    "account.closing_requested": [
      "{person} asked to delete their account",
      "{person} hat die Löschung des eigenen Kontos verlangt",
    ],
    "account.deletion_held": [
      "The deletion of the account of {user} waits for a legal hold",
      "Die Löschung des Kontos von {user} wartet auf das Ende einer Aufbewahrungspflicht",
    ],
    "account.deletion_waits": [
      "The deletion of the account of {person} waits",
      "Die Löschung des Kontos von {person} wartet",
    ],
    "account.kept_open": [
      "{person} kept their account after all",
      "{person} hat das eigene Konto doch behalten",
    ],
    "identity.linked": ["{person} linked a way to sign in", "{person} hat einen Anmeldeweg verknüpft"],
    "identity.unlinked": ["{person} removed a way to sign in", "{person} hat einen Anmeldeweg entfernt"],
    "user.address_contested": [
      "Somebody else claimed an address of {person}",
      "Jemand anderes hat eine Adresse von {person} beansprucht",
    ],
    "user.avatar_changed": ["{person} changed their picture", "{person} hat das eigene Bild geändert"],
    "user.avatar_removed": ["{person} removed their picture", "{person} hat das eigene Bild entfernt"],
    "user.confirmation_requested": [
      "A confirmation was sent to {person}",
      "Eine Bestätigung wurde an {person} geschickt",
    ],
    "user.confirmed": ["{person} confirmed their address", "{person} hat die eigene Adresse bestätigt"],
    "user.contact_detached": [
      "An unproved address was taken from {person}",
      "Eine unbestätigte Adresse wurde {person} entzogen",
    ],
    "user.created": ["{actor} created an account for {user}", "{actor} hat ein Konto für {user} angelegt"],
    "user.deleted": ["{actor} deleted the account of {user}", "{actor} hat das Konto von {user} gelöscht"],
    "user.email_change_agreed": [
      "{person} agreed to a new address",
      "{person} hat einer neuen Adresse zugestimmt",
    ],
    "user.email_change_cancelled": [
      "{person} cancelled the change of their address",
      "{person} hat die Änderung der Adresse abgebrochen",
    ],
    "user.email_change_refused": [
      "The new address of {person} was refused",
      "Die neue Adresse von {person} wurde abgelehnt",
    ],
    "user.email_change_requested": [
      "{person} asked for a new address",
      "{person} hat eine neue Adresse verlangt",
    ],
    "user.email_changed": ["{person} changed their address", "{person} hat die eigene Adresse geändert"],
    "user.erased": ["{actor} erased the person {user}", "{actor} hat die Person {user} gelöscht"],
    "user.identity_seen": [
      "{person} came from the company's sign-in",
      "{person} kam von der Anmeldung des Unternehmens",
    ],
    "user.invited": ["{actor} invited {user}", "{actor} hat {user} eingeladen"],
    "user.link_generated": [
      "{actor} made a sign-in link for {user}",
      "{actor} hat einen Anmeldelink für {user} erzeugt",
    ],
    "user.magic_link_requested": [
      "A sign-in link was asked for[ {user}]",
      "Ein Anmeldelink wurde angefordert[ für {user}]",
    ],
    "user.managed": ["{actor} changed the account of {user}", "{actor} hat das Konto von {user} geändert"],
    "user.old_proofs_deleted": [
      "{actor} deleted old confirmations",
      "{actor} hat alte Bestätigungen gelöscht",
    ],
    "user.password_changed": ["{person} changed their password", "{person} hat das eigene Passwort geändert"],
    "user.password_reset": ["{person} set a new password", "{person} hat ein neues Passwort gesetzt"],
    "user.phone_change_requested": [
      "{person} asked for a new phone number",
      "{person} hat eine neue Telefonnummer verlangt",
    ],
    "user.phone_changed": [
      "{person} changed their phone number",
      "{person} hat die eigene Telefonnummer geändert",
    ],
    "user.profile_updated": ["{person} changed their profile", "{person} hat das eigene Profil geändert"],
    "user.proof_refused": [
      "A confirmation of {person} was refused",
      "Eine Bestätigung von {person} wurde abgelehnt",
    ],
    "user.proof_resent": ["A confirmation was asked for again", "Eine Bestätigung wurde erneut angefordert"],
    "user.proved": ["{person} proved their address", "{person} hat die eigene Adresse nachgewiesen"],
    "user.reauthentication_requested": [
      "{person} was asked to prove who they are",
      "{person} sollte sich erneut ausweisen",
    ],
    "user.recovery_requested": [
      "A new password was asked for[ by {user}]",
      "Ein neues Passwort wurde angefordert[ von {user}]",
    ],
    "user.second_step_removed": [
      "{actor} removed the second step of {user}",
      "{actor} hat den zweiten Schritt von {user} entfernt",
    ],
    "user.sign_up_repeated": [
      "Somebody signed up with an address that has an account",
      "Jemand hat sich mit einer Adresse registriert, die schon ein Konto hat",
    ],
    "user.signed_up": ["{person} signed up", "{person} hat sich registriert"],
    "user.suspended": ["{actor} suspended {user}", "{actor} hat {user} gesperrt"],
    "user.text_code_requested": [
      "A code by text message was asked for[ by {user}]",
      "Ein Code per SMS wurde angefordert[ von {user}]",
    ],
    "user.unproved_holder_voided": [
      "An unproved account gave way to the owner of the address",
      "Ein unbestätigtes Konto ist dem Inhaber der Adresse gewichen",
    ],
    "user.unsuspended": [
      "{actor} ended the suspension of {user}",
      "{actor} hat die Sperre von {user} aufgehoben",
    ],
    "user.visited": ["A visitor opened the demo", "Ein Besucher hat die Demo geöffnet"],
  },
};
