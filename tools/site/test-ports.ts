import { freePorts } from './listen';

const [site = 0, sandbox = 0] = freePorts(2);

/** The ports of the tests' site and sandbox: each process has its own, so that tests of forms run in parallel. */
export const testPorts = { site, sandbox };
