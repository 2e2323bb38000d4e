/**
 * The workspace id of audit events without a workspace, such as an unknown address or a role in the
 * installation.
 */
export const installationWorkspaceId = "00000000-0000-0000-0000-000000000000";
