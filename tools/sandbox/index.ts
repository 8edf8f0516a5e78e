export { sandboxEnvironment } from './environment';
export { startSandbox, type Sandbox } from './start';
