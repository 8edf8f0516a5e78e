export function nodeMistake(): string | undefined;
