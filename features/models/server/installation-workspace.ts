/** Models belong to the installation; their audit events stand under this id, which no workspace has. */
export const installationWorkspaceId = "00000000-0000-0000-0000-000000000000";
