// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccount, PackedUserOperation} from "./EntryPoint.sol";

/// Smart account of one owner, for tests of the entry point.
contract TestAccount is IAccount {
    address private immutable owner;
    address private immutable entryPoint;

    constructor(address owner_, address entryPoint_) {
        owner = owner_;
        entryPoint = entryPoint_;
    }

    receive() external payable {}

    /// A key of the nonce, if any, is the validUntil and validAfter that the account answers.
    function validateUserOp(PackedUserOperation calldata userOp, bytes32 userOpHash, uint256 missingAccountFunds)
        external
        returns (uint256)
    {
        require(msg.sender == entryPoint, "not the entry point");
        bytes32 message = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", userOpHash));
        bytes calldata signature = userOp.signature;
        address signer = ecrecover(
            message, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64])
        );
        if (missingAccountFunds > 0) {
            (bool isPaid,) = msg.sender.call{value: missingAccountFunds}("");
            require(isPaid, "not paid");
        }
        return ((userOp.nonce >> 64) << 160) | (signer == owner ? 0 : 1);
    }

    function execute(address to, uint256 value, bytes calldata data) external {
        require(msg.sender == entryPoint, "not the entry point");
        (bool isDone, bytes memory result) = to.call{value: value}(data);
        if (!isDone) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
    }

    event Executed(bytes32 userOpHash, uint256 nonce);

    function executeUserOp(PackedUserOperation calldata userOp, bytes32 userOpHash) external {
        require(msg.sender == entryPoint, "not the entry point");
        emit Executed(userOpHash, userOp.nonce);
    }
}

/// Makes accounts at addresses that are known before.
contract TestAccountFactory {
    address private immutable entryPoint;

    constructor(address entryPoint_) {
        entryPoint = entryPoint_;
    }

    function create(address owner) external returns (address) {
        require(msg.sender != entryPoint, "called by the entry point");
        return address(new TestAccount{salt: 0}(owner, entryPoint));
    }
}
