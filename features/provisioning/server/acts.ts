import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const provisioningActs: ActWords = {
  nouns: {
    directory_group: ["Group of the directory", "Gruppe im Verzeichnis"],
    directory_person: ["Person of the directory", "Person im Verzeichnis"],
    provisioning_key: ["Key of the directory", "Schlüssel des Verzeichnisses"],
  },
  acts: {
    "directory_group.changed": [
      "The directory changed the group {directory_group}",
      "Das Verzeichnis hat die Gruppe {directory_group} geändert",
    ],
    "directory_group.created": [
      "The directory added the group {directory_group}",
      "Das Verzeichnis hat die Gruppe {directory_group} angelegt",
    ],
    "directory_group.deleted": [
      "The directory deleted the group {directory_group}",
      "Das Verzeichnis hat die Gruppe {directory_group} gelöscht",
    ],
    "directory_person.activated": [
      "The directory activated a person",
      "Das Verzeichnis hat eine Person aktiviert",
    ],
    "directory_person.created": ["The directory added a person", "Das Verzeichnis hat eine Person angelegt"],
    "directory_person.deactivated": [
      "The directory deactivated a person",
      "Das Verzeichnis hat eine Person deaktiviert",
    ],
    "directory_person.deleted": [
      "The directory deleted a person",
      "Das Verzeichnis hat eine Person gelöscht",
    ],
    "directory_person.recognized": [
      "A person of the directory was recognised",
      "Eine Person des Verzeichnisses wurde erkannt",
    ],
    "directory_person.released": [
      "{actor} released people from the directory",
      "{actor} hat Personen aus dem Verzeichnis gelöst",
    ],
    "directory_person.updated": [
      "The directory changed a person",
      "Das Verzeichnis hat eine Person geändert",
    ],
    "membership.created": [
      "{user} became a member of the workspace",
      "{user} wurde Mitglied des Arbeitsbereichs",
    ],
    "membership.ended": [
      "{user} is no longer a member of the workspace",
      "{user} ist nicht mehr Mitglied des Arbeitsbereichs",
    ],
    "provisioning_key.created": [
      "{actor} created a key for the directory",
      "{actor} hat einen Schlüssel für das Verzeichnis erzeugt",
    ],
    "provisioning_key.revoked": [
      "{actor} withdrew a key of the directory",
      "{actor} hat einen Schlüssel des Verzeichnisses widerrufen",
    ],
  },
};
