import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded about requests, in words. */
export const requestActs: ActWords["acts"] = {
  "request.created": [
    "{actor} asked for a role, for seats or for a place in a team",
    "{actor} hat um eine Rolle, um Plätze oder um Aufnahme in ein Team gebeten",
  ],
  "request.approved": [
    "{actor} approved a request of {user}",
    "{actor} hat eine Anfrage von {user} genehmigt",
  ],
  "request.declined": [
    "{actor} declined a request of {user}",
    "{actor} hat eine Anfrage von {user} abgelehnt",
  ],
  "request.superseded": [
    "A request for a role ended, because the role had changed",
    "Eine Bitte um eine Rolle endete, weil sich die Rolle geändert hatte",
  ],
  "request.withdrawn": ["{actor} withdrew a request", "{actor} hat eine Anfrage zurückgezogen"],
};
