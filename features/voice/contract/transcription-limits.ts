/** Maximum length of one transcribed sound, in seconds. */
export const longestSoundSeconds = 60;

/** Sample rate of sounds: mono, 16 bit. */
export const samplesPerSecond = 16_000;

/** Maximum size of a sound as WAV, including room for header chunks. */
export const mostSoundBytes = longestSoundSeconds * samplesPerSecond * 2 + 4_096;
