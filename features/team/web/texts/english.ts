/** The words of the area of the team that all its pages share. */
export const english = {
  title: "Team",
  lead: "The people in this workspace, and what they can do.",
  alone: {
    text: "You are alone in this workspace. To invite people, you need a plan with seats for them: Business or Enterprise.",
    plans: "Choose a plan",
  },
  area: "Team sections",
  tabs: { members: "Members", invitations: "Invitations", groups: "Teams", shared: "Shared" },
  roles: {
    owner: "Owner",
    admin: "Admin",
    billing: "Billing",
    auditor: "Auditor",
    member: "Member",
    guest: "Guest",
  },
  whatRolesMay: {
    owner: "Can do everything, and can make others owners.",
    admin: "Works here, and manages people, teams and settings, but not owners.",
    billing: "Works here, and manages plan and invoices.",
    auditor: "Reads the compliance area, and changes nothing.",
    member: "Works here: conversations, agents and tasks, and what others share.",
    guest: "Reads, comments on and edits only what is shared with them.",
  },
  switcher: {
    label: (name: string) => `Workspace: ${name}. Switch`,
    heading: "Your workspaces",
    personal: "Personal",
    unread: (count: number) => `${count} unread`,
    palette: "Workspaces",
    switchTo: (name: string) => `Switch to ${name}`,
  },
  rename: {
    open: "Rename",
    title: "Rename the workspace",
    lead: "Everybody in the workspace sees this name: in the header, in invitations and in emails.",
    name: "Name",
    missing: "Enter a name.",
    submit: "Rename",
    busy: "Renaming...",
  },
  lost: {
    documentTitle: "Not your workspace",
    ended: (name: string | undefined) =>
      name ? `You are no longer in “${name}”` : "You do not belong to this workspace",
    left: (name: string | undefined) => (name ? `You left “${name}”` : "You left this workspace"),
    suspended: (name: string | undefined) =>
      name ? `Your access to “${name}” is suspended` : "Your access to this workspace is suspended",
    endedText: (wasMember: boolean): string =>
      wasMember
        ? "Your membership was ended. Ask an owner of the workspace if that is wrong."
        : "Your membership was ended, or the link is not for you. Ask an owner of the workspace if that is wrong.",
    leftText: "What others use there has a new owner. To come back you need an invitation.",
    suspendedText:
      "Your conversations and files are kept. An owner or admin of the workspace can let you in again.",
    goPersonal: "Go to your personal workspace",
    others: "Your other workspaces",
  },
};
