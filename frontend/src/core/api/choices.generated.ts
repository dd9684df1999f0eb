export const MESSAGE_AUDIENCES = ["past-registrants","registrants","not-paid","players-first-day","players-second-day","helpers"] as const;
