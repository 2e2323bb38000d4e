import { defineErrors } from "#platform/contract/define-errors.ts";

export const teamErrors = defineErrors({
  "team.not_found": [404, "This team does not exist."],
  "team.name_taken": [409, "Another team of this workspace has this name."],
  "team.too_many": [409, "This workspace has 500 teams already. Delete one that is not used any more."],
  "team.full": [409, "A team has at most 5,000 members."],
  "team.nested_too_deep": [
    409,
    "A team inside a team has no teams of its own, and a team that has some cannot be inside another one.",
  ],
  "team.parent_managed": [409, "Teams of your directory contain no other teams."],
  "team.managed_by_directory": [409, "This team is managed by your directory. Change the group there."],
  "team.person_not_found": [404, "Only active people of this workspace can be in a team."],
  "team.member_not_found": [404, "This person is not in the team, or is in it by a team inside it."],
  "team.lead_unfit": [409, "A team is led by one of its own members who works in the workspace."],
});
