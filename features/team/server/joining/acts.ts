import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded of invitations and links, in words. */
export const joiningActs: ActWords = {
  nouns: {
    invitation: ["Invitation", "Einladung"],
    join_link: ["Link to join", "Beitrittslink"],
    plan_link: ["Link to a plan", "Link zu einem Tarif"],
  },
  acts: {
    "invitation.created": [
      "{actor} invited somebody to the workspace",
      "{actor} hat jemanden in den Arbeitsbereich eingeladen",
    ],
    "invitation.resent": ["{actor} sent an invitation again", "{actor} hat eine Einladung erneut gesendet"],
    "invitation.withdrawn": [
      "{actor} withdrew an invitation to the workspace",
      "{actor} hat eine Einladung in den Arbeitsbereich zurückgezogen",
    ],
    "invitation.accepted": [
      "{actor} accepted an invitation to the workspace",
      "{actor} hat eine Einladung in den Arbeitsbereich angenommen",
    ],
    "invitation.declined": [
      "An invitation to the workspace was declined",
      "Eine Einladung in den Arbeitsbereich wurde abgelehnt",
    ],
    "invitation.expired": ["An invitation to the workspace expired", "Eine Einladung ist abgelaufen"],
    "invitation.forgotten": [
      "Invitations that ended long ago were forgotten: {fact.count}",
      "Vor langer Zeit beendete Einladungen wurden vergessen: {fact.count}",
    ],
    "join_link.forgotten": [
      "Links that ended long ago were forgotten: {fact.count}",
      "Vor langer Zeit beendete Links wurden vergessen: {fact.count}",
    ],
    "join_link.created": [
      "{actor} made a link to join the workspace",
      "{actor} hat einen Link zum Beitreten erstellt",
    ],
    "join_link.used": [
      "{actor} joined the workspace with a link",
      "{actor} ist dem Arbeitsbereich mit einem Link beigetreten",
    ],
    "join_link.withdrawn": [
      "{actor} withdrew a link to join the workspace",
      "{actor} hat einen Link zum Beitreten zurückgezogen",
    ],
    "plan_link.created": [
      "{actor} made a link that gives the plan {plan}",
      "{actor} hat einen Link erstellt, der den Tarif {plan} gibt",
    ],
    "plan_link.used": [
      "{actor} took the plan {plan} of a link",
      "{actor} hat den Tarif {plan} eines Links übernommen",
    ],
    "plan_link.withdrawn": [
      "{actor} withdrew a link that gives a plan",
      "{actor} hat einen Link zurückgezogen, der einen Tarif gibt",
    ],
  },
};
