export function GamedayManagementPage() { return null; }
