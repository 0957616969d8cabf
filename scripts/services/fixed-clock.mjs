// Loaded before a program to let its clock stand at `FIXED_NOW`.
const now = Date.parse(process.env['FIXED_NOW'] ?? '');
Date.now = () => now;
