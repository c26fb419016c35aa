// The same program as `scripts/serve.mjs`, for supervisors of releases that start this file.
import './serve.mjs';
