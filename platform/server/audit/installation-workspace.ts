/** Audit events that belong to no workspace (an unknown address, a role in the installation) carry this one. */
export const installationWorkspaceId = "00000000-0000-0000-0000-000000000000";
