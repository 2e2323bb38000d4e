import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const triggerActs: ActWords = {
  nouns: {
    trigger: ["Trigger", "Auslöser"],
  },
  acts: {
    "trigger.allowed_for_workspace": [
      "{actor} allowed the trigger {trigger} again",
      "{actor} hat den Auslöser {trigger} wieder erlaubt",
    ],
    "trigger.changed": [
      "{actor} changed the trigger {trigger}",
      "{actor} hat den Auslöser {trigger} geändert",
    ],
    "trigger.created": [
      "{actor} created the trigger {trigger}",
      "{actor} hat den Auslöser {trigger} angelegt",
    ],
    "trigger.deleted": [
      "{actor} deleted the trigger {trigger}",
      "{actor} hat den Auslöser {trigger} gelöscht",
    ],
    "trigger.fired": [
      "The trigger {trigger} started a run",
      "Der Auslöser {trigger} hat einen Lauf gestartet",
    ],
    "trigger.paused": ["{actor} paused the trigger {trigger}", "{actor} hat den Auslöser {trigger} pausiert"],
    "trigger.refused": [
      "The trigger {trigger} could not start a run",
      "Der Auslöser {trigger} konnte keinen Lauf starten",
    ],
    "trigger.restored": [
      "{actor} restored the trigger {trigger}",
      "{actor} hat den Auslöser {trigger} wiederhergestellt",
    ],
    "trigger.resumed": [
      "{actor} resumed the trigger {trigger}",
      "{actor} hat den Auslöser {trigger} fortgesetzt",
    ],
    "trigger.schedule_dropped": [
      "{actor} dropped the schedule of the trigger {trigger}",
      "{actor} hat den Zeitplan des Auslösers {trigger} entfernt",
    ],
    "trigger.secret_renewed": [
      "{actor} renewed the secret of the trigger {trigger}",
      "{actor} hat das Geheimnis des Auslösers {trigger} erneuert",
    ],
    "trigger.skipped": [
      "The trigger {trigger} was skipped, for its last run still worked",
      "Der Auslöser {trigger} wurde übersprungen, weil sein letzter Lauf noch arbeitete",
    ],
    "trigger.stopped": [
      "{actor} stopped the trigger {trigger}",
      "{actor} hat den Auslöser {trigger} gestoppt",
    ],
    "trigger.stopped_for_workspace": [
      "{actor} stopped the trigger {trigger} for the workspace",
      "{actor} hat den Auslöser {trigger} für den Arbeitsbereich gestoppt",
    ],
  },
};
