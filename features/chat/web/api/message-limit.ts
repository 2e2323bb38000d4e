/** A copy of the contract's `messageLimit`, which would bring its schemas along. A test keeps them equal. */
export const messageLimit = 32_000;
