import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const agentActs: ActWords = {
  nouns: {
    agent: ["Agent", "Agent"],
  },
  acts: {
    "agent.archived": ["{actor} archived the agent {agent}", "{actor} hat den Agenten {agent} archiviert"],
    "agent.created": ["{actor} created the agent {agent}", "{actor} hat den Agenten {agent} angelegt"],
    "agent.deleted": ["{actor} deleted the agent {agent}", "{actor} hat den Agenten {agent} gelöscht"],
    "agent.draft_saved": [
      "{actor} saved a draft of the agent {agent}",
      "{actor} hat einen Entwurf des Agenten {agent} gespeichert",
    ],
    "agent.published": [
      "{actor} published version {fact.version} of the agent {agent}",
      "{actor} hat Version {fact.version} des Agenten {agent} veröffentlicht",
    ],
    "agent.readmitted": [
      "{actor} allowed the agent {agent} in the workspace again",
      "{actor} hat den Agenten {agent} im Arbeitsbereich wieder zugelassen",
    ],
    "agent.restored": [
      "{actor} restored the agent {agent}",
      "{actor} hat den Agenten {agent} wiederhergestellt",
    ],
    "agent.rolled_back": [
      "{actor} went back to an earlier version of the agent {agent}",
      "{actor} hat eine frühere Version des Agenten {agent} wieder eingesetzt",
    ],
    "agent.test_started": ["{actor} tested the agent {agent}", "{actor} hat den Agenten {agent} getestet"],
    "agent.text_adopted": [
      "{actor} adopted a proposed text of the agent {agent}",
      "{actor} hat einen vorgeschlagenen Text des Agenten {agent} übernommen",
    ],
    "agent.transferred": [
      "{actor} gave the agent {agent} to {user}",
      "{actor} hat den Agenten {agent} an {user} übergeben",
    ],
    "agent.withdrawn": [
      "{actor} withdrew the agent {agent} from the workspace",
      "{actor} hat den Agenten {agent} aus dem Arbeitsbereich zurückgezogen",
    ],
  },
};
