import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const toolActs: ActWords = {
  nouns: {
    approval: ["Approval", "Freigabe"],
    tool_call: ["Use of a tool", "Einsatz eines Werkzeugs"],
  },
  acts: {
    "approval.approved": [
      "{actor} approved the use of a tool",
      "{actor} hat den Einsatz eines Werkzeugs freigegeben",
    ],
    "approval.denied": [
      "{actor} denied the use of a tool",
      "{actor} hat den Einsatz eines Werkzeugs abgelehnt",
    ],
    "approval.expired": ["An approval expired unanswered", "Eine Freigabe ist unbeantwortet abgelaufen"],
    "approval.requested": ["{actor} asked for an approval", "{actor} hat um eine Freigabe gebeten"],
    "approval.withdrawn": [
      "A request for approval was withdrawn",
      "Eine Bitte um Freigabe wurde zurückgezogen",
    ],
    "tool_call.deleted": ["{actor} deleted uses of tools", "{actor} hat Einsätze von Werkzeugen gelöscht"],
    "tool_call.denied": [
      "The tool[ {fact.tool}] was not allowed for {actor}",
      "Das Werkzeug[ {fact.tool}] wurde {actor} nicht erlaubt",
    ],
    "tool_call.executed": [
      "{actor} used the tool[ {fact.tool}]",
      "{actor} hat das Werkzeug[ {fact.tool}] benutzt",
    ],
    "tool_call.failed": [
      "The tool[ {fact.tool}] failed for {actor}",
      "Das Werkzeug[ {fact.tool}] ist für {actor} fehlgeschlagen",
    ],
    "tool_call.proposed": [
      "{actor} wanted to use the tool[ {fact.tool}]",
      "{actor} wollte das Werkzeug[ {fact.tool}] benutzen",
    ],
    "tool_call.started": [
      "{actor} began to use the tool[ {fact.tool}]",
      "{actor} hat begonnen, das Werkzeug[ {fact.tool}] zu benutzen",
    ],
    "tool_call.stopped": [
      "The use of the tool[ {fact.tool}] was stopped",
      "Der Einsatz des Werkzeugs[ {fact.tool}] wurde angehalten",
    ],
    "tool_call.undone": [
      "{actor} undid what the tool[ {fact.tool}] did",
      "{actor} hat rückgängig gemacht, was das Werkzeug[ {fact.tool}] getan hat",
    ],
  },
};
