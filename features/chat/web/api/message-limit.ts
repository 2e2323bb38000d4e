/** The contract's `messageLimit`, without the schemas that stand beside it; a test keeps them equal. */
export const messageLimit = 32_000;
