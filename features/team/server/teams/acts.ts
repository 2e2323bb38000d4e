import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded about teams, in words. */
export const teamActs: ActWords["acts"] = {
  "team.created": ["{actor} created the team {team}", "{actor} hat das Team {team} angelegt"],
  "team.renamed": [
    "{actor} renamed or described the team {team}",
    "{actor} hat das Team {team} umbenannt oder beschrieben",
  ],
  "team.moved": [
    "{actor} moved the team {team} into another one or out of it",
    "{actor} hat das Team {team} in ein anderes oder aus einem anderen verschoben",
  ],
  "team.deleted": [
    "{actor} deleted the team {team} and ended {fact.shares} shares with it",
    "{actor} hat das Team {team} gelöscht und {fact.shares} Freigaben für es beendet",
  ],
  "team.lead_set": [
    "{actor} chose who leads the team {team}[: {user}]",
    "{actor} hat die Leitung des Teams {team} bestimmt[: {user}]",
  ],
  "team.member_added": [
    "{actor} added {user} to the team {team}",
    "{actor} hat {user} in das Team {team} aufgenommen",
  ],
  "team.member_removed": [
    "{actor} removed {user} from the team {team}",
    "{actor} hat {user} aus dem Team {team} entfernt",
  ],
};
