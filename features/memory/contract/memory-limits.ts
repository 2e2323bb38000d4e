export const mostMemoryCharacters = 500;
/** Memories that one person keeps in a workspace, switched on or off. */
export const mostMemories = 200;
/** Proposals that wait for one person in a workspace. */
export const mostProposals = 100;
