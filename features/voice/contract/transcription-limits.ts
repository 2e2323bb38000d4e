/** The longest sound that is written down at once, in seconds. */
export const longestSoundSeconds = 60;

/** Sounds come with so many samples a second, of one channel and 16 bit. */
export const samplesPerSecond = 16_000;

/** The longest sound as WAV, with room for what a header may say. */
export const mostSoundBytes = longestSoundSeconds * samplesPerSecond * 2 + 4_096;
